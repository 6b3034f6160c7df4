"""What MkDocs itself does not do for the site: policy, runtime manifest, language links.

Named under `hooks` in mkdocs.yml. Zensical, Material's successor, runs no hooks: there, the same
functions can run over the finished folder (`with_policy` takes a page's text and returns it).
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
from collections.abc import Iterable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from lessons import contents
from lessons.pages import PageContext

JAVASCRIPT = {"", "module", "text/javascript", "application/javascript"}
"""The types of <script> that the browser runs; any other type is data."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Give templates the runtime's manifest, and each game its pages in the menu."""
    docs = Path(config.docs_dir)
    config.extra["runtime"] = runtime_manifest(docs)
    config.nav = [with_pages(item, docs / config.theme["language"]) for item in config.nav or ()]
    return config


def with_pages(item: Any, docs: Path) -> Any:
    """The item of the menu; a folder, as in ``Dreierles: dreierles/``, as its game's pages.

    Which pages there are, and their order, is said in `lessons.contents`; those that are not
    written yet are left out.
    """
    if not isinstance(item, dict):
        return item
    ((title, target),) = item.items()
    if not isinstance(target, str) or not target.endswith("/"):
        return item
    found = [page for page in contents.PAGES if (docs / target / page.file).is_file()]
    return {title: [{page.title: target + page.file} for page in found]}


def runtime_manifest(docs: Path) -> Any:
    """What build_wasm.py wrote, or None before its first run."""
    manifest = docs / "assets" / "runtime" / "manifest.json"
    return json.loads(manifest.read_text(encoding="utf-8")) if manifest.is_file() else None


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """Keep out of the search what stands in for a translation: it is found as what it is."""
    if stands_in(page, config):
        page.meta["search"] = {"exclude": True}
    return markdown


def on_page_context(
    context: dict[str, Any], page: Page, config: MkDocsConfig, **_: Any
) -> dict[str, Any]:
    """Give templates this page's address in each language, whether it is a stand-in, and on a
    page of a game where its rules stand.
    """
    links = translations(page.url, folders(config))
    context["translations"] = links
    place = contents.place(PageContext(page.file.dest_uri))
    context["rules"] = place and {"prefix": place[0].prefix.lower(), **contents.homes(place[0])}
    context["stands_in"] = stands_in(page, config)
    if stands_in(page, config):
        page.canonical_url = urljoin(config.site_url or "", links[written_in(page)])
    return context


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Put the policy into every page; say which language a stand-in speaks, for screen readers."""
    if stands_in(page, config):
        output = output.replace("<article ", f'<article lang="{written_in(page)}" ', 1)
    return with_policy(output)


def stands_in(page: Page, config: MkDocsConfig) -> bool:
    """Whether a page takes the place of a translation that is not there yet."""
    home = folders(config)[written_in(page)]
    others = [folder for folder in folders(config).values() if folder != home]
    return any(folder and page.url.startswith(folder) for folder in others)


def written_in(page: Page) -> str:
    """The language in which a page is written, which the i18n plugin notes in its file."""
    return str(vars(page.file)["locale"])


def folders(config: MkDocsConfig) -> dict[str, str]:
    """Language -> its folder in the site, from mkdocs.yml."""
    return {item["lang"]: item["folder"] for item in config.extra["alternate"]}


def translations(url: str, folders: dict[str, str]) -> dict[str, str]:
    """A page's address in each language, from its address in one.

    Every page exists in every language, since the i18n plugin falls back to English.
    """
    here = next((folder for folder in folders.values() if folder and url.startswith(folder)), "")
    rest = url.removeprefix("./")[len(here) :]
    return {language: folder + rest or "./" for language, folder in folders.items()}


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """Put the policy into pages that come from a template alone: 404.html.

    It is made once per language for the same place: that of the default language stands.
    """
    if not template_name.endswith(".html"):
        return output_content
    first = config.extra["alternate"][0]["lang"]
    return with_policy(output_content) if config.theme["language"] == first else ""


def with_policy(page: str) -> str:
    """The page with its Content-Security-Policy, right after the charset, before all else."""
    charset = '<meta charset="utf-8">'
    head, found, rest = page.partition(charset)
    if not found:
        raise ValueError(f"no {charset} in the page's head: the policy has no place")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(page)}">'
    return f"{head}{charset}\n      {meta}{rest}"


def policy(page: str) -> str:
    """The Content-Security-Policy of a page: own origin, Python, the theme's inline scripts.

    'wasm-unsafe-eval' lets WebAssembly be compiled, which is all that Python needs; plain
    'unsafe-eval' stays forbidden.
    """
    hashes = " ".join(f"'{script_hash(script)}'" for script in inline_scripts(page))
    directives = [
        "default-src 'self'",
        # The theme's small icons are data in its style sheet.
        "img-src 'self' data:",
        f"script-src 'self' 'wasm-unsafe-eval' {hashes}".rstrip(),
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
    ]
    return "; ".join(directives)


def script_hash(script: str) -> str:
    """The hash by which a policy allows an inline script."""
    digest = hashlib.sha256(script.encode("utf-8")).digest()
    return f"sha256-{base64.b64encode(digest).decode('ascii')}"


def inline_scripts(page: str) -> list[str]:
    """The texts of the inline scripts that a browser would run, each once, in order."""
    collector = _InlineScripts()
    collector.feed(page)
    return list(dict.fromkeys(collector.scripts))


class _InlineScripts(HTMLParser):
    """Collects the texts of <script> elements without src and with a type that runs."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.scripts: list[str] = []
        self._inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Start a new text at an inline script."""
        attributes = dict(attrs)
        runs = (attributes.get("type") or "") in JAVASCRIPT
        self._inside = tag == "script" and "src" not in attributes and runs
        if self._inside:
            self.scripts.append("")

    def handle_endtag(self, tag: str) -> None:
        """The script's end."""
        self._inside = False

    def handle_data(self, data: str) -> None:
        """A piece of the script's text."""
        if self._inside:
            self.scripts[-1] += data


def on_post_build(config: MkDocsConfig) -> None:
    """Write the sitemaps again: instant navigation follows only links that they have.

    The theme reads the site's on every page, and the one in the folder of each language. Here they
    list every page that was built, stand-ins too, and nothing else: phones read them slowly.
    """
    site = Path(config.site_dir)
    (site / "sitemap.xml.gz").unlink(missing_ok=True)
    # Languages are built one after the other; a later one's folder is not there yet.
    for folder in filter(Path.is_dir, (site / each for each in folders(config).values())):
        files = sorted(folder.glob("**/index.html"))
        pages = (f"{file.parent.relative_to(site).as_posix()}/" for file in files)
        text = sitemap(urljoin(config.site_url or "", page) for page in pages)
        (folder / "sitemap.xml").write_text(text, encoding="utf-8")


def sitemap(addresses: Iterable[str]) -> str:
    """A sitemap of some pages."""
    lines = (
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        *(f"<url><loc>{html.escape(address)}</loc></url>" for address in addresses),
        "</urlset>",
    )
    return "\n".join(lines) + "\n"
