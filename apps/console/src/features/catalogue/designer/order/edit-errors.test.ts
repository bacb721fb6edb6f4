import { newImageItem } from '@platen/design/items';
import { layerSchema } from '@platen/design/layers/index';
import { templateConfigSchema } from '@platen/design/template';
import { expect, it } from 'vitest';
import { locateEditErrors } from './edit-errors.ts';

const edit = {
  custom_fields: [
    { key: '定制项-照片', value: 'x' },
    { key: '定制项-姓名', value: '' },
  ],
  effect_image_configs: [{ id: 'e1', layer_diff: {} }],
};
const photo = layerSchema.parse({
  id: 'photo',
  type: 'Image',
  width: 10,
  height: 10,
  can_design_in_order: true,
  url: newImageItem('照片'),
});
const configs = [templateConfigSchema.parse({ id: 'e1', name: '', type: 'effect', layers: [photo] })];

const refused = (path: string, message: string) => ({ path, message, sentence: `${path} ${message}` });

it('finds config, layer and field', () => {
  const fields = [
    refused('effect_image_configs[0].layer_diff.photo.rotate', '无效'),
    refused('effect_image_configs[0].layer_diff.photo.images.x1', 'not yours'),
    refused('effect_image_configs[0].layer_diff.photo', 'locked'),
    refused('effect_image_configs[3].id', 'no config'),
  ];
  expect(locateEditErrors({ message: 'refused', fields }, edit, configs)).toEqual({
    errors: [
      { configId: 'e1', layerId: 'photo', field: 'rotate', message: '无效' },
      { configId: 'e1', layerId: 'photo', field: 'images.x1', message: 'not yours' },
      { configId: 'e1', layerId: 'photo', field: '', message: 'locked' },
    ],
    rest: ['effect_image_configs[3].id no config'],
  });
});

it('maps a refused value to the layer that shows it, if it is editable here', () => {
  const fields = [refused('custom_fields[0].value', 'not uploaded'), refused('custom_fields[1].value', 'is required')];
  expect(locateEditErrors({ message: 'refused', fields }, edit, configs)).toEqual({
    errors: [{ configId: 'e1', layerId: 'photo', field: 'url', message: 'not uploaded' }],
    rest: ['custom_fields[1].value is required'],
  });
});

it('shows the message of a refusal without fields', () => {
  expect(locateEditErrors({ message: 'refused', fields: [] }, edit, configs).rest).toEqual(['refused']);
});
