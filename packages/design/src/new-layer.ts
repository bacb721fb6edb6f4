import { dpiDefault } from './constants.ts';
import { newId } from './ids.ts';
import { type LayerByType, type LayerType, layerKindOf, layerSchema } from './layers/index.ts';

export interface NewLayerOptions<T extends LayerType> {
  readonly dpi?: number;
  readonly taken?: ReadonlySet<string>;
  /** Values that differ from the kind's defaults. */
  readonly set?: Partial<LayerByType[T]>;
}

/** A new layer as in the add-layer menu. */
export function newLayer<T extends LayerType>(type: T, options: NewLayerOptions<T> = {}): LayerByType[T] {
  const kind = layerKindOf({ type });
  const { dpi = dpiDefault, taken, set } = options;
  const made = { id: newId(taken), type, name: kind.label.zh, ...kind.defaults({ dpi, newId }), ...set };
  return layerSchema.parse(made) as LayerByType[T];
}
