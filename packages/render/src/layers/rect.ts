import { drawRectangle } from '../draw-rectangle.ts';
import type { Draw } from './draw.ts';

export const drawRect: Draw<'Rect'> = drawRectangle;
