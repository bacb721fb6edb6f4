import type { ShownFrame } from '@platen/design/scene';
import type { AssetSource } from '@platen/render/browser';
import { galleryCardWidthPx } from '../../ui/pictures/picture-url.ts';

/** The maximum width of a preview; larger images would only load slower. */
export const previewWidthMaxPx = galleryCardWidthPx * 2;

/** The URLs of font files by the names that layers use. */
export type FontUrls = Readonly<Record<string, string>>;

export function fontUrlsOf(fonts: readonly { name: string; font_file: { url: string } }[]): FontUrls {
  return Object.fromEntries(fonts.map(({ name, font_file }) => [name, font_file.url]));
}

async function fetchBytes(url: string): Promise<Uint8Array | undefined> {
  const response = await fetch(url);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

function fontSourceOf(fontUrls: FontUrls): AssetSource['font'] {
  return async (name) => {
    const url = Object.hasOwn(fontUrls, name) ? fontUrls[name] : undefined;
    return url === undefined ? undefined : fetchBytes(drawnUrl(url, undefined));
  };
}

/**
 * The URL of what is drawn from a file, here as on the server: the pixels of an image, the tables of a font. Frames are
 * rounded up to powers of two: otherwise every step of resizing a layer would download its image again.
 */
export function drawnUrl(url: string, shown: ShownFrame | undefined): string {
  const sidePx = (side: number) => 2 ** Math.max(sideMinBits, Math.ceil(Math.log2(side)));
  const frame = shown && `${sidePx(shown.width)}x${sidePx(shown.height)}${shown.isRepeated ? '-tiled' : ''}`;
  const drawn = frame ?? 'whole';
  return `${url}${url.includes('?') ? '&' : '?'}drawn=${drawn}`;
}

/** Smaller sizes are read from the same level. */
const sideMinBits = 6;

/** Where a preview loads its fonts and images. */
export function assetSourceOf(fontUrls: FontUrls): AssetSource {
  return { font: fontSourceOf(fontUrls), image: (url, shown) => fetchBytes(drawnUrl(url, shown)) };
}
