import type { ShownFrame } from '@platen/design/scene';
import type { AssetSource } from '@platen/render/browser';
import { galleryCardWidthPx } from '../../ui/pictures/picture-url.ts';

/** A preview is at most as wide as this; larger pictures would only take longer to come. */
export const previewWidthMaxPx = galleryCardWidthPx * 2;

/** The addresses of font files, by the names that layers know them by. */
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
    return url === undefined ? undefined : fetchBytes(url);
  };
}

/**
 * The address of the pixels that a picture is drawn from, here as on the server. Frames are rounded up to powers of two: a
 * layer that is being resized would otherwise have its picture sent again at every step.
 */
function drawnUrl(url: string, shown: ShownFrame | undefined): string {
  const sidePx = (side: number) => 2 ** Math.max(sideMinBits, Math.ceil(Math.log2(side)));
  const frame = shown && `${sidePx(shown.width)}x${sidePx(shown.height)}${shown.isRepeated ? '-tiled' : ''}`;
  const drawn = frame ?? 'whole';
  return `${url}${url.includes('?') ? '&' : '?'}drawn=${drawn}`;
}

/** What is shown smaller is read from the same level. */
const sideMinBits = 6;

/** Where a preview finds its fonts and pictures. */
export function assetSourceOf(fontUrls: FontUrls): AssetSource {
  return { font: fontSourceOf(fontUrls), image: (url, shown) => fetchBytes(drawnUrl(url, shown)) };
}
