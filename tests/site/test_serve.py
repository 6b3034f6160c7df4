"""The static server: what a good host does, and nothing from outside its folder."""

from __future__ import annotations

import gzip
import http.client
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import brotli
import pytest

from tools import serve

PAGE = "<!doctype html><title>Dreierles</title>" + "<p>Anna, Bernd, Catrin</p>" * 50


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    outer = tmp_path_factory.mktemp("served")
    (outer / "secret.txt").write_text("not for the web")
    folder = outer / "site"
    (folder / "dreierles").mkdir(parents=True)
    (folder / "empty").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "dreierles" / "index.html").write_text(PAGE)
    (folder / "Łódź").mkdir()
    (folder / "Łódź" / "index.html").write_text(PAGE)
    (folder / "404.html").write_text("no such page")
    (folder / "sitemap.xml").write_text("<loc>https://example.org/dreierles/</loc>")
    (folder / "sitemap.xml.gz").write_bytes(b"what MkDocs packs beside it")
    (folder / "engine-0123456789.snap").write_bytes(b"memory")
    (folder / "engine-0123456789.snap.br").write_bytes(brotli.compress(b"memory"))
    (folder / "engine-0123456789.snap.gz").write_bytes(gzip.compress(b"memory"))
    (folder / "client.mjs").write_text("export {};")
    (folder / "python.wasm").write_bytes(b"\0asm")
    with serve.serving(folder) as address:
        yield address


def get(
    address: str, path: str, *, method: str = "GET", **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    """Ask without a client that cleans the path up."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=10)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers=named)
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


@pytest.mark.parametrize(
    ("accepted", "encoding", "unpack"),
    [("gzip, deflate, br", "br", brotli.decompress), ("gzip", "gzip", gzip.decompress)],
)
def test_compressed_siblings_are_served_to_who_takes_them(
    address: str, accepted: str, encoding: str, unpack: object
) -> None:
    assert callable(unpack)
    for path, plain in (("/engine-0123456789.snap", b"memory"), ("/", PAGE.encode())):
        response, body = get(address, path, Accept_Encoding=accepted)
        assert response.headers["Content-Encoding"] == encoding
        assert response.headers["Vary"] == "Accept-Encoding"
        assert unpack(body) == plain


def test_without_an_accepted_encoding_the_file_comes_as_it_is(address: str) -> None:
    response, body = get(address, "/engine-0123456789.snap")
    assert (body, response.headers["Content-Encoding"]) == (b"memory", None)


@pytest.mark.parametrize(
    ("path", "type_"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/client.mjs", "text/javascript; charset=utf-8"),
        ("/python.wasm", "application/wasm"),
        ("/engine-0123456789.snap", "application/octet-stream"),
    ],
)
def test_types_are_those_that_browsers_insist_on(address: str, path: str, type_: str) -> None:
    assert get(address, path)[0].headers["Content-Type"] == type_


def test_only_hashed_names_are_kept_without_asking(address: str) -> None:
    hashed = get(address, "/engine-0123456789.snap")[0].headers["Cache-Control"]
    assert hashed == "public, max-age=31536000, immutable"
    assert get(address, "/client.mjs")[0].headers["Cache-Control"] == "no-cache"
    missing = get(address, "/engine-9876543210.snap")[0]
    assert (missing.status, missing.headers["Cache-Control"]) == (404, "no-cache")


def test_an_unchanged_file_is_not_sent_again(address: str) -> None:
    tag = get(address, "/client.mjs")[0].headers["ETag"]
    response, body = get(address, "/client.mjs", If_None_Match=tag)
    assert (response.status, body) == (304, b"")


def test_head_sends_the_headers_of_get_and_no_body(address: str) -> None:
    response, body = get(address, "/", method="HEAD")
    assert (response.status, body) == (200, b"")
    assert int(response.headers["Content-Length"]) == len(PAGE)


def test_a_folder_is_redirected_to_its_slash(address: str) -> None:
    response, _ = get(address, "/dreierles")
    assert (response.status, response.headers["Location"]) == (301, "/dreierles/")
    assert get(address, "//dreierles")[0].headers["Location"] == "/dreierles/"
    assert get(address, "/dreierles/")[1].decode() == PAGE


@pytest.mark.parametrize(
    "path",
    ["/%C5%81%C3%B3d%C5%BA", "/dreierles/x%0d%0aSet-Cookie:%20a=b/..", "/a%3Fb/../dreierles"],
)
def test_a_redirect_holds_whatever_is_in_the_path(address: str, path: str) -> None:
    response, _ = get(address, path)
    assert response.status == 301
    assert set(response.headers) == {"Server", "Date", "Location", "Content-Length"}
    location = response.headers["Location"]
    assert location.isascii()
    assert unquote(location) == unquote(path) + "/"
    assert get(address, location)[1].decode() == PAGE


@pytest.mark.parametrize("accepted", ["", "gzip"])
def test_the_sitemap_has_the_addresses_under_which_it_is_served(
    address: str, accepted: str
) -> None:
    _, body = get(address, "/sitemap.xml", Accept_Encoding=accepted)
    text = gzip.decompress(body) if accepted else body
    assert text.decode() == f"<loc>{address}dreierles/</loc>"


@pytest.mark.parametrize(
    "path",
    [
        *("/nothing", "/empty", "/empty/", "/../secret.txt", "/%2e%2e/secret.txt", "/a%00b"),
        *(f"/{'a' * 5000}", "/" + "a/" * 3000),
    ],
    ids=lambda path: path[:20],
)
def test_what_is_not_there_or_outside_gives_the_404_page(address: str, path: str) -> None:
    response, body = get(address, path)
    assert (response.status, body) == (404, b"no such page")


def test_a_port_in_use_is_one_line_that_names_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert serve.main([str(tmp_path), "--port", str(port)]) == 2
    message = capsys.readouterr().err
    assert message == (
        f"serve: port {port} is in use; choose another, for example: make site PORT={port + 1}\n"
    )


def test_a_port_that_is_none_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve.main([str(tmp_path), "--port", "70000"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_folder_that_is_not_there_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve.main([str(tmp_path / "site")]) == 2
    assert "run make site first" in capsys.readouterr().err
