import { imagePixelsMax } from '@platen/model/files/blobs';

export interface ImageSize {
  width: number;
  height: number;
}

export function hasTooManyPixels({ width, height }: ImageSize): boolean {
  return width * height > imagePixelsMax;
}
