import { drawCode } from '../codes/draw-code.ts';
import { qrGrid } from '../codes/qr.ts';
import type { Draw } from './draw.ts';

export const drawQrcode: Draw<'Qrcode'> = (layer, pen) => {
  const { qrcode } = pen.context.facts;
  drawCode(layer, pen, qrcode, qrGrid(qrcode));
};
