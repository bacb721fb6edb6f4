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
const wholeKey = new RegExp(`^${keyPattern}$`);
const blobPath = new RegExp(`^${apiBasePath}/blobs/(${keyPattern})/[^/]+$`);

export function isBlobKey(text: string): boolean {
  return wholeKey.test(text);
}

/** For addresses without a host. No name of the Internet ends so (RFC 6761). */
const placeholderOrigin = 'http://paths.invalid';

/**
 * The key in an address of ours, with or without host and query; nothing in any other address. Where `host` is given,
 * an address with another one is none of ours; what is stored already may name a host that we had before.
 */
export function blobKeyOf(url: string, host?: string): string | undefined {
  if (!URL.canParse(url, placeholderOrigin)) return undefined;
  const address = new URL(url, placeholderOrigin);
  const isOtherHost = host !== undefined && address.origin !== placeholderOrigin && address.host !== host;
  return isOtherHost ? undefined : blobPath.exec(address.pathname)?.[1];
}
