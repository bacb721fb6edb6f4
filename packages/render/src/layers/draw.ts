import type { LayerByType, LayerType } from '@platen/design/layers/index';
import type { Pen } from '../pen.ts';

/** Draws a layer in its own frame. Missing or invalid content is reported through the pen instead of thrown. */
export type Draw<T extends LayerType> = (layer: LayerByType[T], pen: Pen) => void;
