import type { Size } from '@platen/design/geometry';
import { useEffect, useState } from 'react';

const sizesByUrl = new Map<string, Promise<Size>>();

/** The size of a stored image, in its own pixels. */
export function pictureSize(url: string): Promise<Size> {
  const pending = sizesByUrl.get(url) ?? readSize(url);
  sizesByUrl.set(url, pending);
  return pending;
}

function readSize(url: string): Promise<Size> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
    image.addEventListener('error', () => {
      // A later attempt may succeed.
      sizesByUrl.delete(url);
      reject(new Error(`no picture: ${url}`));
    });
    image.src = url;
  });
}

/** The sizes of images, as they are loaded; undefined for one that cannot be read. */
export function usePictureSizes(urls: readonly string[]): ReadonlyMap<string, Size | undefined> {
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size | undefined>>(new Map());
  const key = urls.join('\n');
  useEffect(() => {
    let isCurrent = true;
    async function loadSize(url: string) {
      const size = await pictureSize(url).catch(() => undefined);
      if (isCurrent) setSizes((now) => new Map(now).set(url, size));
    }
    for (const url of key.split('\n')) if (url !== '') void loadSize(url);
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return sizes;
}
