import type { Order } from '@platen/contract/orders/order';
import type { AssetSource } from '@platen/render/browser';
import { galleryCardWidthPx, resizedUrl } from '../../../../ui/pictures/picture-url.ts';

/** A preview is at most as wide as this; larger pictures would only take longer to come. */
export const previewWidthMaxPx = galleryCardWidthPx * 2;

async function fetchBytes(url: string): Promise<Uint8Array | undefined> {
  const response = await fetch(url);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

/** Where the preview of an order finds its fonts and pictures. */
export function assetSourceOf({ font_libraries }: Pick<Order, 'font_libraries'>): AssetSource {
  const fontUrls = new Map(font_libraries.map(({ name, font_file }) => [name, font_file.url]));
  return {
    font: async (name) => {
      const url = fontUrls.get(name);
      return url === undefined ? undefined : fetchBytes(url);
    },
    // Pictures cover their frames whatever their size, so a copy draws the same.
    image: (url) => fetchBytes(resizedUrl(url, previewWidthMaxPx)),
  };
}
