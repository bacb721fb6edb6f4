/** What names the object with the bytes of a blob. */
export interface BytesName {
  key: string;
  bytes_version: number;
}

/** The object with the bytes of a blob. Its key is also in its address, which stays when the bytes are drawn again. */
export function bytesKey({ key, bytes_version }: BytesName): string {
  return versioned(key, bytes_version);
}

/**
 * What was removed and is made again gets another name, because objects never change: caches and backups rely on it, and
 * a late deletion of the old object cannot hit the new one.
 */
export function versioned(name: string, version: number): string {
  return version === 0 ? name : `${name}.v${version}`;
}
