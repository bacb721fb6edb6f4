import { describe, expect, it } from 'vitest';
import type { Layer } from './layers/index.ts';
import { newLayer } from './new-layer.ts';
import { printsToFill } from './prints-to-fill.ts';
import { type TemplateType, templateConfigSchema } from './template.ts';
import { withChildren } from './tree.ts';

const item = (label: string, value = '') => ({ label, editable: true, required: false, value });
const text = (label: string, value = '') => {
  const layer = newLayer('TextRect', { set: { id: `text-${label}` } });
  return { ...layer, text: item(label, value) };
};
const photo = (label: string, set: object = {}) => newLayer('Image', { set: { id: label, url: item(label), ...set } });
const config = (type: TemplateType, name: string, layers: readonly Layer[], size?: string) =>
  templateConfigSchema.parse({ id: name, name, type, layers, ...(size !== undefined && { size }) });

function found(prints: ReturnType<typeof config>[], custom: readonly Layer[] = [], size = 'M') {
  const design = {
    kind: 'micro_custom' as const,
    production_image_configs: prints,
    effect_image_configs: [],
    custom_area_configs: [config('custom', 'Area', custom)],
  };
  return printsToFill(design, size);
}

describe('a production image that is empty unless something is filled in', () => {
  const area = newLayer('CustomArea', { set: { id: 'area' } });
  const label = withChildren(newLayer('QrcodeGroup', { set: { id: 'label' } }), [
    newLayer('Qrcode', { set: { id: 'q' } }),
  ]);
  const group = withChildren(newLayer('Group', { set: { id: 'group' } }), [text('Year'), photo('Badge')]);

  it.each<[string, Layer[], string[]]>([
    ['texts and photos', [text('Name'), photo('Photo')], ['Name', 'Photo']],
    ['a label besides', [text('Name'), label], ['Name']],
    ['a group', [group], ['Year', 'Badge']],
    ['a hidden shape besides', [text('Name'), newLayer('Rect', { set: { id: 'r', visible: false } })], ['Name']],
  ])('is found with %s', (_, layers, keys) => {
    expect(found([config('production', 'Back', layers)])).toEqual([{ name: 'Back', keys }]);
  });

  it.each<[string, Layer[]]>([
    ['nothing to fill in, which publishing refuses', []],
    ['a default', [text('Name', 'Ada'), photo('Photo')]],
    ['content of its own', [text('Name'), newLayer('Rect', { set: { id: 'r' } })]],
    ['a picture that the order editor can set', [photo('Photo', { can_design_in_order: true })]],
  ])('is not found with %s', (_, layers) => {
    expect(found([config('production', 'Back', layers)])).toEqual([]);
  });

  it('is judged by what its areas show, and by the size', () => {
    expect(found([config('production', 'Mug', [area])], [text('Name')])).toEqual([{ name: 'Mug', keys: ['Name'] }]);
    const sizes = [config('production', 'M', [text('Name')], 'M'), config('production', 'L', [text('Year')], 'L')];
    expect(found(sizes, [], 'L')).toEqual([{ name: 'L', keys: ['Year'] }]);
  });
});
