"""A back office of fines for a Parvis portal, in the standard library of Python 3.11 alone.

    python3 adapter.py --port 4320 --portal http://127.0.0.1:4300

It shows how small the profile `fines` of the contract is. A city in service puts its own register behind `fines.py`,
and a server of its choice in the place of `http.server`.
"""

import argparse
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, parse_qsl, unquote, urlsplit

from calls import Answer, Asked, Calls
from fines import Fines, Refusal, demo_fines
from words import language_of, message

LARGEST_BODY = 256_000
TRIES, TRIES_SECONDS = 30, 3600


class Tries:
    """Look-ups that found nothing, for each caller: who guesses is stopped for a while."""

    def __init__(self):
        self._failed, self._lock = {}, threading.Lock()

    def check(self, caller):
        with self._lock:
            recent = [moment for moment in self._failed.get(caller, []) if moment > time.monotonic() - TRIES_SECONDS]
            self._failed[caller] = recent
            if len(recent) >= TRIES:
                raise Refusal(429, "Too Many Requests", retry_after=int(recent[0] + TRIES_SECONDS - time.monotonic()) + 1)

    def failed(self, caller):
        with self._lock:
            self._failed.setdefault(caller, []).append(time.monotonic())


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version, sys_version = "city-example", ""
    timeout = 30
    calls: Calls
    tries: Tries

    def do_GET(self):
        self._handle()

    do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_GET

    def log_message(self, format, *args):
        """Nothing: the request line holds numbers and plates."""

    def _handle(self):
        language = language_of(self.headers.get("Accept-Language"))
        try:
            answer = self._answer(language)
        except Refusal as refusal:
            answer = self._refusal(refusal, language)
        except Exception:  # The caller reads that something failed; what it was is for the city alone.
            answer = self._refusal(Refusal(500, "Internal Server Error"), language)
        self._send(answer)

    def _answer(self, language):
        # Read before anything is refused: what is left of it would be taken for the next call of the connection.
        body = self._read_body()
        url = urlsplit(self.path)
        methods, names = self._route(url.path)
        allowed = ", ".join(sorted({*methods, "OPTIONS"} | ({"HEAD"} if "GET" in methods else set())))
        if self.command == "OPTIONS":
            return Answer(status=204, headers={"Allow": allowed})
        call = methods.get("GET" if self.command == "HEAD" else self.command)
        if call is None:
            answer = self._refusal(Refusal(405, "Method Not Allowed"), language)
            answer.headers["Allow"] = allowed
            return answer
        query = dict(parse_qsl(url.query, keep_blank_values=True))
        return self._guarded(call, Asked(language, query, self.headers, self._parsed(body)), names)

    def _route(self, path):
        for pattern, methods in self.calls.routes:
            match = pattern.match(path)
            if match:
                return methods, {name: unquote(value) for name, value in match.groupdict().items()}
        raise Refusal(404, "Not Found")

    def _guarded(self, call, asked, names):
        if "number" not in names:
            return call(asked, **names)
        caller = self._caller()
        self.tries.check(caller)
        try:
            return call(asked, **names)
        except Refusal as refusal:
            if refusal.code == "FineNotFound":
                self.tries.failed(caller)
            raise

    def _caller(self):
        """Behind a portal on this machine, whom the portal names last."""
        forwarded = self.headers.get("X-Forwarded-For", "").split(",")[-1].strip()
        return forwarded if forwarded and self.client_address[0] == "127.0.0.1" else self.client_address[0]

    def _read_body(self):
        length = self.headers.get("Content-Length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY or "Transfer-Encoding" in self.headers:
            self.close_connection = True
            raise Refusal(413, "Content Too Large")
        return self.rfile.read(int(length))

    def _parsed(self, body):
        if self.command not in ("POST", "PUT", "PATCH") or body == b"":
            return None
        if self.headers.get("Content-Type", "").startswith("application/x-www-form-urlencoded"):
            return parse_qs(body.decode("utf-8", "replace")).get("outcome", [""])[0]
        try:
            return json.loads(body)
        except (ValueError, RecursionError) as error:
            raise Refusal(400, "ValidationFailed") from error

    def _refusal(self, refusal, language):
        body = {"status": refusal.status, "error": refusal.code, "message": message(refusal.code, language)}
        headers = {} if refusal.retry_after is None else {"Retry-After": str(refusal.retry_after)}
        return Answer(status=refusal.status, json=body, headers=headers)

    def _send(self, answer):
        content = answer.raw if answer.json is None else json.dumps(answer.json, ensure_ascii=False).encode()
        self.send_response(answer.status)
        headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", **answer.headers}
        if answer.status not in (204, 303):
            headers |= {"Content-Type": answer.media}
        if answer.status != 204:
            headers |= {"Content-Length": str(len(content))}
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD" and answer.status != 204:
            self.wfile.write(content)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--port", type=int, default=4320, help="of 127.0.0.1; 0 takes a free one")
    options.add_argument("--portal", action="append", help="origin of a portal of the city; may be given again")
    given = options.parse_args()
    server = ThreadingHTTPServer(("127.0.0.1", given.port), Handler)
    address = f"http://127.0.0.1:{server.server_port}"
    Handler.calls = Calls(Fines(demo_fines()), given.portal or ["http://127.0.0.1:4300"], address)
    Handler.tries = Tries()
    print(f"the example city answers at {address}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
