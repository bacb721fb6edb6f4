export type FileKind = 'image' | 'font' | 'video' | 'archive' | 'other';

/**
 * Every content type that is recognized by its bytes and served.
 * To add one: a line here, and its signature in `sniff.ts`.
 * A type that a browser executes (html, svg, xml) must never be added: files come from anyone and are served from the
 * console's own origin. Everything else is served as `application/octet-stream`.
 */
export const fileTypes = {
  'image/png': { kind: 'image', extensions: ['png'] },
  'image/jpeg': { kind: 'image', extensions: ['jpg', 'jpeg'] },
  'image/webp': { kind: 'image', extensions: ['webp'] },
  'image/gif': { kind: 'image', extensions: ['gif'] },
  'image/avif': { kind: 'image', extensions: ['avif'] },
  'image/tiff': { kind: 'image', extensions: ['tif', 'tiff'] },
  'font/ttf': { kind: 'font', extensions: ['ttf'] },
  'font/otf': { kind: 'font', extensions: ['otf'] },
  'font/collection': { kind: 'font', extensions: ['ttc', 'otc'] },
  'font/woff': { kind: 'font', extensions: ['woff'] },
  'font/woff2': { kind: 'font', extensions: ['woff2'] },
  'application/zip': { kind: 'archive', extensions: ['zip'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { kind: 'archive', extensions: ['xlsx'] },
  'video/mp4': { kind: 'video', extensions: ['mp4'] },
  'application/pdf': { kind: 'other', extensions: ['pdf'] },
  'application/vnd.iccprofile': { kind: 'other', extensions: ['icc', 'icm'] },
  'application/octet-stream': { kind: 'other', extensions: [] },
} as const satisfies Record<string, { kind: FileKind; extensions: readonly string[] }>;

export type ContentType = keyof typeof fileTypes;

export function fileKindOf(contentType: string): FileKind {
  return isKnown(contentType) ? fileTypes[contentType].kind : 'other';
}

export function extensionsOf(kind: FileKind): string[] {
  return Object.values(fileTypes).flatMap((type) => (type.kind === kind ? [...type.extensions] : []));
}

/**
 * The content types by which a client declares the kind of a file. Only MP4 videos are shown; others are stored as
 * octets.
 */
const claims = { image: /^image\//, font: /^font\//, video: /^video\/mp4$/ };

/**
 * The kind that a client declares by name or type, and that the bytes must match: picture, font or video. An SVG
 * declares nothing: it is stored as a document and not shown.
 */
export function claimedKind(claim: { filename: string; contentType: string }): keyof typeof claims | undefined {
  const extension = /\.([^.]+)$/.exec(claim.filename)?.[1]?.toLowerCase() ?? '';
  const contentType = claim.contentType.toLowerCase();
  if (contentType.startsWith('image/svg')) return undefined;
  return (['image', 'font', 'video'] as const).find(
    (kind) => extensionsOf(kind).includes(extension) || claims[kind].test(contentType),
  );
}

function isKnown(contentType: string): contentType is ContentType {
  return Object.hasOwn(fileTypes, contentType);
}
