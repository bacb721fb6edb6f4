import type { FileRef } from '@platen/model/blobs';
import { apiBasePath } from '@platen/model/api';

/** Where a file is served: same origin, and unguessable by its key. The name behind it is for people only. */
export function blobUrl({ key, filename }: { key: string; filename: string }): string {
  return `${apiBasePath}/blobs/${key}/${encodeURIComponent(filename)}`;
}

/** A file as the resource that has it shows it. */
export function toFileRef({ id, key, filename }: { id: number; key: string; filename: string }): FileRef {
  return { id, url: blobUrl({ key, filename }), filename };
}

const keyPattern = '[0-9a-f]{40}';
const onlyKey = new RegExp(`^${keyPattern}$`);
const blobPath = new RegExp(`^${apiBasePath}/blobs/(${keyPattern})/[^/]+$`);

export function isBlobKey(text: string): boolean {
  return onlyKey.test(text);
}

/** The key in an address of ours, with or without host and query; nothing in any other address. */
export function blobKeyOf(url: string): string | undefined {
  const base = 'http://localhost';
  return URL.canParse(url, base) ? blobPath.exec(new URL(url, base).pathname)?.[1] : undefined;
}
