#!/usr/bin/env python3
"""Receives webhooks of Platen. Python 3.9 or newer, nothing to install.

    PLATEN_WEBHOOK_SECRET=whsec_... PORT=8080 python3 receive_webhook.py
"""
import hashlib
import hmac
import json
import os
import re
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ["PLATEN_WEBHOOK_SECRET"].encode()
AGE_MAX_S = 300
BODY_BYTES_MAX = 1_000_000


def is_from_platen(signature, body):
    """The body as it came, byte by byte: JSON that was read and written again has another signature."""
    match = re.fullmatch(r"t=(\d+)((?:,v1=[0-9a-f]{64}){1,5})", signature)
    if not match or abs(time.time() - int(match[1])) > AGE_MAX_S:
        return False
    expected = hmac.new(SECRET, match[1].encode() + b"." + body, hashlib.sha256).hexdigest()
    # After the secret was rotated there is a signature for the old one too; either is enough.
    return any(hmac.compare_digest(expected, each) for each in match[2].split(",v1=")[1:])


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        length = int(self.headers.get("Content-Length") or 0)
        if length > BODY_BYTES_MAX:
            return self.answer(413)
        body = self.rfile.read(length)
        if not is_from_platen(self.headers.get("platen-signature", ""), body):
            return self.answer(401)
        event = json.loads(body)
        # An event may come twice: keep its id, and do nothing for one that you know. It may come late too: take the
        # state of an order or a tracking number only if event["sequence"] is not lower than that of the event from
        # which you took it before. Answer within 10 seconds and do the work afterwards; anything but 2xx is sent again.
        print(f"{event['event_id']} {event['event']} {json.dumps(event['data'], ensure_ascii=False)}", flush=True)
        return self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver)
    print(f"listening on http://127.0.0.1:{server.server_port}/", flush=True)
    server.serve_forever()
