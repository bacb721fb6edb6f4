import { drawText } from '../draw-text.ts';
import type { Draw } from './draw.ts';

export const drawAutoLayoutText: Draw<'AutoLayoutText'> = drawText;
