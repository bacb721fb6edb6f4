import { apiBasePath } from '@platen/model/api';
import type { SampleLanguage } from './code-samples.ts';

const call = `${apiBasePath}/active_storage/direct_upload`;

/** The complete upload of a picture in each language; each sample prints the URL for orders. */
export const uploadSamples: Record<SampleLanguage, string> = {
  curl: String.raw`FILE=photo.png
UPLOAD=$(curl -sS --fail-with-body -X POST "$PLATEN_URL${call}" \
  -H "Authorization: Bearer $PLATEN_API_KEY" \
  -H "Content-Type: application/json" \
  -d @- <<JSON | jq .direct_upload
{
  "filename": "$FILE",
  "content_type": "image/png",
  "byte_size": $(wc -c < "$FILE"),
  "base64_digest": "$(openssl md5 -binary "$FILE" | base64)"
}
JSON
)
curl -sS --fail-with-body -X PUT "$(jq -r .url <<< "$UPLOAD")" \
  -H "Content-Type: $(jq -r '.headers["Content-Type"]' <<< "$UPLOAD")" \
  -H "Content-MD5: $(jq -r '.headers["Content-MD5"]' <<< "$UPLOAD")" \
  --data-binary "@$FILE"
jq -r .blob_url <<< "$UPLOAD"`,

  python: `import base64, hashlib, json, os, urllib.request

path = "photo.png"
data = open(path, "rb").read()
announced = urllib.request.Request(
    os.environ["PLATEN_URL"] + "${call}",
    method="POST",
    data=json.dumps({
        "filename": os.path.basename(path),
        "content_type": "image/png",
        "byte_size": len(data),
        "base64_digest": base64.b64encode(hashlib.md5(data).digest()).decode(),
    }).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["PLATEN_API_KEY"],
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(announced) as answer:
    upload = json.load(answer)["direct_upload"]
urllib.request.urlopen(urllib.request.Request(upload["url"], method="PUT", data=data, headers=upload["headers"]))
print(upload["blob_url"])`,

  typescript: `import { createPlaten } from '@platen/client';
import { uploadFile } from '@platen/client/node';

const platen = createPlaten({ url: process.env.PLATEN_URL!, apiKey: process.env.PLATEN_API_KEY! });
console.log(await uploadFile(platen, 'photo.png'));`,
};
