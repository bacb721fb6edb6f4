import { areOpaque } from '../images/opacity.ts';
import type { Pixels } from '../raster/surface.ts';

/** A picture's pixels: its first frame, turned as its EXIF says, colours as they stand in the file. */
export async function decodeImage(bytes: Uint8Array): Promise<Pixels> {
  const bitmap = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]), {
    colorSpaceConversion: 'none',
    imageOrientation: 'from-image',
    premultiplyAlpha: 'none',
  });
  const { width, height } = bitmap;
  const context = contextOf(width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data, isOpaque: areOpaque(data) };
}

/** Pixels as they would come back from a file: a canvas rounds the colours of translucent ones. */
export function asCanvasHolds(data: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray {
  const context = contextOf(width, height);
  context.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(`no canvas of ${width} × ${height}`);
  return context;
}
