import { drawText } from '../draw-text.ts';
import type { Draw } from './draw.ts';

export const drawTextRect: Draw<'TextRect'> = drawText;
