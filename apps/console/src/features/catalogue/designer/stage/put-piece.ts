import type { DrawnPiece } from './canvas-messages.ts';

export function putOn(canvas: HTMLCanvasElement, { width, height, data }: DrawnPiece): void {
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
}
