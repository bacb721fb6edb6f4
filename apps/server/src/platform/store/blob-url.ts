import { apiBasePath } from '@platen/model/api';
import type { FileRef } from '@platen/model/files/blobs';

/** The address of a file: same origin and unguessable because of its key. The name at the end is only for people. */
export function blobUrl({ key, filename }: { key: string; filename: string }): string {
  return `${apiBasePath}/blobs/${key}/${encodeURIComponent(filename)}`;
}

/** A reference to a file, as resources show it. */
export function toFileRef({ id, key, filename }: { id: number; key: string; filename: string }): FileRef {
  return { id, url: blobUrl({ key, filename }), filename };
}

const keyPattern = '[0-9a-f]{40}';
const wholeKey = new RegExp(`^${keyPattern}$`);
const blobPath = new RegExp(`^${apiBasePath}/blobs/(${keyPattern})/[^/]+$`);

export function isBlobKey(text: string): boolean {
  return wholeKey.test(text);
}

/** The base for addresses without a host. The `.invalid` domain never resolves (RFC 6761). */
const placeholderOrigin = 'http://paths.invalid';

/**
 * The key in an address of this server, with or without host and query; undefined for any other address. If `host` is
 * given, addresses with a different host are rejected. Stored addresses are read without it, because they may name a
 * former host.
 */
export function blobKeyOf(url: string, host?: string): string | undefined {
  if (!URL.canParse(url, placeholderOrigin)) return undefined;
  const address = new URL(url, placeholderOrigin);
  const isOtherHost = host !== undefined && address.origin !== placeholderOrigin && address.host !== host;
  return isOtherHost ? undefined : blobPath.exec(address.pathname)?.[1];
}
