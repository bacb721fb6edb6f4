import type { LayerByType, LayerType } from '@platen/design/layers/index';
import type { Pen } from '../pen.ts';

/** How a kind of layer is drawn, inside its own frame. What it cannot draw, it reports. */
export type Draw<T extends LayerType> = (layer: LayerByType[T], pen: Pen) => void;
