import { createHash } from 'node:crypto';
import type { DirectUpload } from '@platen/model/files/blobs';
import { expect } from 'vitest';
import type { useTestApp } from './test-app.ts';

type TestApp = ReturnType<typeof useTestApp>;

/** Uploads as a browser does: announce, then put the bytes where the answer says. */
export async function uploadFile(
  app: TestApp,
  token: string,
  file: { filename: string; type: string; bytes: Buffer },
): Promise<DirectUpload> {
  const { filename, type, bytes } = file;
  const requested = await app.call<DirectUpload>('POST', '/active_storage/direct_upload', {
    token,
    body: {
      filename,
      content_type: type,
      byte_size: bytes.length,
      base64_digest: createHash('md5').update(bytes).digest('base64'),
    },
  });
  expect(requested.status).toBe(200);
  const { url, headers } = requested.body.direct_upload;
  const { pathname, search } = new URL(url);
  const put = await app.http.inject({ method: 'PUT', url: pathname + search, headers, payload: bytes });
  expect(put.statusCode, put.body).toBeLessThan(300);
  return requested.body;
}
