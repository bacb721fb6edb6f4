/**
 * Where an image lies that a cell names, below the folder of its sheet: `images/1.png`. Nothing for a path that leads out of
 * it, or begins elsewhere. Windows and macOS write the same path differently.
 */
export function pathBesideSheet(reference: string): string | undefined {
  const text = reference.replaceAll('\\', '/');
  if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(text)) return undefined;
  const path: string[] = [];
  for (const segment of text.split('/')) {
    if (segment === '..' && path.pop() === undefined) return undefined;
    if (segment !== '' && segment !== '.' && segment !== '..') path.push(segment);
  }
  return path.length > 0 ? path.join('/').normalize('NFC') : undefined;
}

/** Whether a cell names an address instead of a path. */
export function isAddress(reference: string): boolean {
  return /^(https?:)?\/\//i.test(reference);
}
