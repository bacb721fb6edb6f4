import { drawPicture } from '../draw-picture.ts';
import type { Draw } from './draw.ts';

export const drawTemplateChildImage: Draw<'TemplateChildImage'> = drawPicture;
