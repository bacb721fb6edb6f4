import type { DrawnTile } from './canvas-messages.ts';

export function drawTile(canvas: HTMLCanvasElement, { width, height, data }: DrawnTile): void {
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
}
