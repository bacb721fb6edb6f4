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

/** For addresses without a host. No name of the Internet ends so (RFC 6761). */
const pathsOnly = 'http://paths.invalid';

/**
 * The key in an address of ours, with or without host and query; nothing in any other address. Where `host` is given,
 * an address with another one is none of ours; what is stored already may name a host that we had before.
 */
export function blobKeyOf(url: string, host?: string): string | undefined {
  if (!URL.canParse(url, pathsOnly)) return undefined;
  const address = new URL(url, pathsOnly);
  const isForeign = host !== undefined && address.origin !== pathsOnly && address.host !== host;
  return isForeign ? undefined : blobPath.exec(address.pathname)?.[1];
}
