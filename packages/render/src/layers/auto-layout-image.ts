import { drawPicture } from '../draw-picture.ts';
import type { Draw } from './draw.ts';

export const drawAutoLayoutImage: Draw<'AutoLayoutImage'> = drawPicture;
