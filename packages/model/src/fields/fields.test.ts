import { expectTypeOf, it } from 'vitest';
import type { Field, FieldsOf, ItemValue } from './fields.ts';

interface Banner {
  title: string;
  height_px: number;
  is_wide: boolean;
  align: 'left' | 'right';
  weight: 200 | 400;
  tile: { width: number; height: number };
  photo: ItemValue;
}
type BannerField = FieldsOf<Banner>[number];
const label = { zh: '字段', en: 'Field' };

it('accepts a field for each property, of a kind that can edit it', () => {
  const fields: FieldsOf<Banner> = [
    { kind: 'text', key: 'title', label },
    { kind: 'color', key: 'title', label },
    { kind: 'number', key: 'height_px', label, min: 0 },
    { kind: 'flag', key: 'is_wide', label },
    { kind: 'choice', key: 'align', label, choices: [{ value: 'left', label, when: { key: 'title', is: '' } }] },
    { kind: 'choice', key: 'weight', label, choices: [{ value: 400, label }] },
    { kind: 'size', key: 'tile', label },
    { kind: 'image_item', key: 'photo', label },
  ];
  expectTypeOf(fields).toExtend<readonly Field[]>();
});

it('does not compile for a property of another type or an unknown one', () => {
  // @ts-expect-error a number field on a text
  ({ kind: 'number', key: 'title', label }) satisfies BannerField;
  // @ts-expect-error a text field on a number
  ({ kind: 'text', key: 'height_px', label }) satisfies BannerField;
  // @ts-expect-error free text where there are only two words
  ({ kind: 'text', key: 'align', label }) satisfies BannerField;
  // @ts-expect-error a choice that the property does not have
  ({ kind: 'choice', key: 'align', label, choices: [{ value: 'top', label }] }) satisfies BannerField;
  // @ts-expect-error a weight that the property does not have
  ({ kind: 'choice', key: 'weight', label, choices: [{ value: 300, label }] }) satisfies BannerField;
  // @ts-expect-error a number field on a weight of two
  ({ kind: 'number', key: 'weight', label }) satisfies BannerField;
  const when = { key: 'nowhere', is: '' } as const;
  // @ts-expect-error a condition on a property that is not there
  ({ kind: 'choice', key: 'align', label, choices: [{ value: 'left', label, when }] }) satisfies BannerField;
  // @ts-expect-error an item's field on a size
  ({ kind: 'image_item', key: 'tile', label }) satisfies BannerField;
  // @ts-expect-error no such property
  ({ kind: 'text', key: 'subtitle', label }) satisfies BannerField;
  expectTypeOf<BannerField['key']>().toEqualTypeOf<keyof Banner>();
});
