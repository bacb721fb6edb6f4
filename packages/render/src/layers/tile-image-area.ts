import { drawTiles } from '../draw-picture.ts';
import type { Draw } from './draw.ts';

export const drawTileImageArea: Draw<'TileImageArea'> = (layer, pen) => drawTiles(layer, pen, layer.image_size);
