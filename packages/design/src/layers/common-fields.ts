import type { FieldsOf } from '@platen/model/fields/fields';
import { coordinateMaxPx, layerSideMinPx, opacityWhole } from '../constants.ts';
import type { LayerBase } from './define-layer.ts';

/** The position, size, rotation and flips of a layer, which every kind has, in the order of the panel. */
export const placementFields = [
  {
    kind: 'number',
    key: 'left',
    label: { zh: '左', en: 'Left' },
    min: -coordinateMaxPx,
    max: coordinateMaxPx,
    unit: 'px',
  },
  {
    kind: 'number',
    key: 'top',
    label: { zh: '上', en: 'Top' },
    min: -coordinateMaxPx,
    max: coordinateMaxPx,
    unit: 'px',
  },
  {
    kind: 'number',
    key: 'width',
    label: { zh: '宽', en: 'Width' },
    min: layerSideMinPx,
    max: coordinateMaxPx,
    unit: 'px',
  },
  {
    kind: 'number',
    key: 'height',
    label: { zh: '高', en: 'Height' },
    min: layerSideMinPx,
    max: coordinateMaxPx,
    unit: 'px',
  },
  { kind: 'number', key: 'rotate', label: { zh: '旋转', en: 'Rotation' }, min: 0, max: coordinateMaxPx, unit: '°' },
  { kind: 'flag', key: 'flip_horizontal', label: { zh: '水平', en: 'Horizontal' } },
  { kind: 'flag', key: 'flip_vertical', label: { zh: '垂直', en: 'Vertical' } },
] as const satisfies FieldsOf<LayerBase>;
export type PlacementKey = (typeof placementFields)[number]['key'];

/** The appearance fields of every kind. A layer without them is opaque and not locked. */
export const appearanceFields = [
  { kind: 'number', key: 'opacity', label: { zh: '不透明度', en: 'Opacity' }, min: 0, max: opacityWhole, unit: '%' },
  { kind: 'flag', key: 'locked', label: { zh: '锁定', en: 'Lock' } },
] as const satisfies FieldsOf<LayerBase>;

export const strokeFields = [
  { kind: 'color', key: 'stroke', label: { zh: '描边颜色', en: 'Stroke color' } },
  { kind: 'number', key: 'stroke_width', label: { zh: '描边宽度', en: 'Stroke width' }, min: 0 },
] as const satisfies FieldsOf<{ stroke: string; stroke_width: number }>;
