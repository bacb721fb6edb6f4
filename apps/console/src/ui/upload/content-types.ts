/** The type of a file by its extension: browsers leave `File.type` empty for unknown types, especially fonts. */
const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  mp4: 'video/mp4',
  ttf: 'font/ttf',
  otf: 'font/otf',
  ttc: 'font/collection',
  otc: 'font/collection',
  woff2: 'font/woff2',
  zip: 'application/zip',
  pdf: 'application/pdf',
  icc: 'application/vnd.iccprofile',
  icm: 'application/vnd.iccprofile',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What an `<img>` can show. */
const shownExtensions: readonly string[] = ['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'];

export function extensionOf(filename: string): string {
  return /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
}

export function contentTypeOf(file: { name: string; type: string }): string {
  return contentTypes[extensionOf(file.name)] ?? (file.type || 'application/octet-stream');
}

/** The types of these extensions; empty if one of them is unknown, since an incomplete list would hide files. */
export function contentTypesOf(extensions: readonly string[]): string[] {
  const known = extensions.flatMap((extension) => contentTypes[extension] ?? []);
  return known.length < extensions.length ? [] : [...new Set(known)];
}

export const isShownPicture = (filename: string): boolean => shownExtensions.includes(extensionOf(filename));
