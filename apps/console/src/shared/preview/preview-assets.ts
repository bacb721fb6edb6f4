import type { AssetSource } from '@platen/render/browser';
import { galleryCardWidthPx, resizedUrl } from '../../ui/pictures/picture-url.ts';

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

/** Where a preview finds its fonts and pictures. */
export function assetSourceOf(fontUrls: FontUrls): AssetSource {
  // Pictures cover their frames whatever their size, so a copy draws the same.
  return { font: fontSourceOf(fontUrls), image: (url) => fetchBytes(resizedUrl(url, previewWidthMaxPx)) };
}

/** The same with every picture as it is stored: what is drawn from a copy is not the print, to the pixel. */
export function fullAssetSourceOf(fontUrls: FontUrls): AssetSource {
  return { font: fontSourceOf(fontUrls), image: fetchBytes };
}
