import type { StoredFile } from '../upload/upload.types.ts';

/** A URL as a file object: nothing else is known of it, nor needed. */
export function filesOf(url: string): StoredFile[] {
  return url === '' ? [] : [{ id: 0, url, filename: nameOf(url) }];
}

function nameOf(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? url;
  try {
    return decodeURIComponent(name);
  } catch {
    // A lone % is part of a name like any other character.
    return name;
  }
}
