import { drawPicture } from '../draw-picture.ts';
import type { Draw } from './draw.ts';

export const drawCustomArea: Draw<'CustomArea'> = drawPicture;
