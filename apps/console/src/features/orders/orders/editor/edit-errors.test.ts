import { expect, it } from 'vitest';
import { placeEditErrors } from './edit-errors.ts';

const edit = { effect_image_configs: [{ id: 'e1', layer_diff: {} }] };

it('finds config, layer and field', () => {
  const fields = [
    { path: 'effect_image_configs[0].layer_diff.photo.rotate', message: '无效' },
    { path: 'effect_image_configs[0].layer_diff.photo.images.x1', message: 'not yours' },
    { path: 'effect_image_configs[0].layer_diff.photo', message: 'locked' },
    { path: 'effect_image_configs[3].id', message: 'no config' },
  ].map((field) => ({ ...field, sentence: `${field.path} ${field.message}` }));
  expect(placeEditErrors({ message: 'refused', fields }, edit)).toEqual({
    errors: [
      { configId: 'e1', layerId: 'photo', field: 'rotate', message: '无效' },
      { configId: 'e1', layerId: 'photo', field: 'images.x1', message: 'not yours' },
      { configId: 'e1', layerId: 'photo', field: '', message: 'locked' },
    ],
    rest: ['effect_image_configs[3].id no config'],
  });
});

it('shows the sentence of a refusal that names no field', () => {
  expect(placeEditErrors({ message: 'refused', fields: [] }, edit).rest).toEqual(['refused']);
});
