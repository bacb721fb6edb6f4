#!/usr/bin/env python3
"""Places an order through the public API of Platen. Python 3.9 or newer, nothing to install.

    export PLATEN_URL=https://print.example PLATEN_API_KEY=sk_...

    python3 place_order.py --type micro_custom --template SKU000001 --no SHOP-1001 --size S \
        --field 名字=安娜 --picture 照片=photo.jpg
    python3 place_order.py --type form_order --template SKU000002 --no SHOP-1002 --size M --quantity 2 \
        --production-image front.png
"""
import argparse
import base64
import hashlib
import json
import mimetypes
import os
import sys
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path

TYPES = {"micro_custom": "FormOrder::MicroCustom", "form_order": "FormOrder::Form", "batch_order": "FormOrder::Batch"}
ATTEMPTS = 4
PATIENCE_S = 300


class Refused(Exception):
    """The server understood the request and said no."""

    def __init__(self, status, answer):
        super().__init__(answer.get("message", f"status {status}"))
        self.status = status
        self.answer = answer


def call(method, path, body=None, idempotency_key=None):
    """Calls the API. What can be repeated without harm is repeated when the connection or the server fails."""
    headers = {"Authorization": f"Bearer {os.environ['PLATEN_API_KEY']}", "Accept-Language": "en"}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    if idempotency_key:
        headers["Idempotency-Key"] = idempotency_key
    url = f"{os.environ['PLATEN_URL'].rstrip('/')}/app_api/v1{path}"
    can_repeat = method == "GET" or idempotency_key is not None
    for attempt in range(1, ATTEMPTS + 1):
        is_last = attempt == ATTEMPTS or not can_repeat
        request = urllib.request.Request(url, data=data, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            wait_s = int(error.headers.get("Retry-After") or 2**attempt)
            if is_last or (error.code != 429 and error.code < 500):
                raise Refused(error.code, read_answer(error)) from None
        except (urllib.error.URLError, OSError):
            wait_s = 2**attempt
            if is_last:
                raise
        time.sleep(wait_s)


def read_answer(error):
    try:
        return json.load(error)
    except ValueError:
        return {}


def upload(path):
    """Uploads a file and answers the address by which an order names it."""
    data = Path(path).read_bytes()
    announced = call("POST", "/active_storage/direct_upload", {
        "filename": Path(path).name,
        "content_type": mimetypes.guess_type(path)[0] or "application/octet-stream",
        "byte_size": len(data),
        "base64_digest": base64.b64encode(hashlib.md5(data).digest()).decode(),
    })
    direct_upload = announced["direct_upload"]
    # Exactly these headers: they are part of what was signed.
    request = urllib.request.Request(
        direct_upload["url"], data=data, headers=direct_upload["headers"], method="PUT"
    )
    try:
        with urllib.request.urlopen(request, timeout=300):
            return direct_upload["blob_url"]
    except urllib.error.HTTPError as error:
        raise Refused(error.code, read_answer(error)) from None


def place_order(options):
    fields = [{"key": f"定制项-{label}", "value": value} for label, value in options.field]
    fields += [{"key": f"定制项-{label}", "value": upload(path)} for label, path in options.picture]
    body = {
        "type": TYPES[options.type],
        "sku_template_no": options.template,
        "orders_attributes": [{
            "no": options.no,
            "size": options.size,
            "quantity": options.quantity,
            "production_image_urls": [upload(path) for path in options.production_image],
            "custom_fields": fields,
            "receiver_name": "安娜",
            "phone": "13800000000",
            "country": "中国",
            "province": "浙江",
            "city": "杭州",
            "address": "文三路 1 号",
        }],
    }
    # One key for one intent: if the answer is lost, asking again with the same key and body cannot order twice.
    return call("POST", "/form_orders", body, idempotency_key=str(uuid.uuid4()))["form_order"]


def wait_for_images(form_order_id):
    """The images of an order are drawn after it was placed; in the first moment they are not even counted."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        images = call("GET", f"/form_orders/{form_order_id}")["images"]
        is_counted = sum(images.values()) > 0
        if (is_counted and images["waiting"] == 0) or time.monotonic() > deadline:
            return images
        time.sleep(1)


def pair(text):
    label, separator, value = text.partition("=")
    if not separator:
        raise argparse.ArgumentTypeError(f"{text!r} is not label=value")
    return label, value


def read_options():
    parser = argparse.ArgumentParser(description="Places one order through the public API of Platen.")
    parser.add_argument("--type", choices=TYPES, required=True)
    parser.add_argument("--template", required=True, help="the number of the SKU template")
    parser.add_argument("--no", required=True, help="your own number of the order")
    parser.add_argument("--size", required=True)
    parser.add_argument("--quantity", type=int, default=1)
    parser.add_argument("--field", type=pair, action="append", default=[], metavar="LABEL=TEXT")
    parser.add_argument("--picture", type=pair, action="append", default=[], metavar="LABEL=FILE")
    parser.add_argument("--production-image", action="append", default=[], metavar="FILE")
    return parser.parse_args()


def main():
    options = read_options()
    for name in ("PLATEN_URL", "PLATEN_API_KEY"):
        if not os.environ.get(name):
            sys.exit(f"{name} is not set")
    try:
        placed = place_order(options)
        print(f"placed {placed['no']}: {placed['amount']:.2f} {placed['currency']}, state {placed['state']}")
        if options.type == "micro_custom":
            images = wait_for_images(placed["id"])
            print(f"images: {images['done']} done, {images['waiting']} waiting, {images['failed']} failed")
    except Refused as refused:
        print(f"refused with {refused.status}: {refused}", file=sys.stderr)
        for field in refused.answer.get("fields", []):
            print(f"  {field['path']}: {field['message']}", file=sys.stderr)
        if "request_id" in refused.answer:
            print(f"  request {refused.answer['request_id']}", file=sys.stderr)
        sys.exit(1)
    except OSError as error:
        sys.exit(f"not reached: {error}")


if __name__ == "__main__":
    main()
