import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DirectUpload } from '@platen/model/files/blobs';
import type { useTestApp } from '../../../../testing/test-app.ts';
import type { SampleFile } from './sample-files.ts';

export type TestApp = ReturnType<typeof useTestApp>;

export function md5Base64(bytes: Buffer | string): string {
  return createHash('md5').update(bytes).digest('base64');
}

export function requestUpload(app: TestApp, token: string, { filename, type, bytes }: SampleFile, changes = {}) {
  const body = {
    filename,
    content_type: type,
    byte_size: bytes.length,
    base64_digest: md5Base64(bytes),
    ...changes,
  };
  return app.call<DirectUpload>('POST', '/active_storage/direct_upload', { token, body });
}

export function putBytes(app: TestApp, { direct_upload }: DirectUpload, bytes: Buffer, headers = {}) {
  const { pathname } = new URL(direct_upload.url);
  return app.call('PUT', `root:${pathname}`, { body: bytes, headers: { ...direct_upload.headers, ...headers } });
}

/** Every file in the folder store, including incomplete ones. */
export async function storedFiles(app: TestApp): Promise<string[]> {
  const root = join(app.platform.config.dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
