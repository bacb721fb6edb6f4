import { drawRectangle } from '../draw-rectangle.ts';
import type { Draw } from './draw.ts';

export const drawQrcodeRect: Draw<'QrcodeRect'> = drawRectangle;
