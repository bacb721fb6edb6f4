import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Platen } from '../client.ts';
import { refusalOf } from '../refusal.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
};

/** Uploads a file of this machine and answers the address by which an order names it. */
export async function uploadFile(platen: Platen, path: string): Promise<string> {
  const bytes = await readFile(path);
  const { direct_upload } = await platen('POST /active_storage/direct_upload', {
    body: {
      filename: basename(path),
      content_type: contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream',
      byte_size: bytes.length,
      base64_digest: createHash('md5').update(bytes).digest('base64'),
    },
  });
  // Exactly these headers: they are part of what was signed.
  const put = await fetch(direct_upload.url, { method: 'PUT', headers: direct_upload.headers, body: bytes });
  if (!put.ok) throw await refusalOf(put);
  return direct_upload.blob_url;
}
