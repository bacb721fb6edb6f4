import { drawPicture } from '../draw-picture.ts';
import type { Draw } from './draw.ts';

export const drawEffectArea: Draw<'EffectArea'> = drawPicture;
