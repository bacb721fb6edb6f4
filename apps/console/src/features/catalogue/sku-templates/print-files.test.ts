import { plainPrint } from '@platen/design/print-options';
import { templateConfigSchema } from '@platen/design/template';
import { expect, it } from 'vitest';
import { changedPrints, haveSamePrint, printOf, withPrint } from './print-files.ts';

const config = (id: string) => templateConfigSchema.parse({ id, name: id, type: 'production' });
const pdf = { ...plainPrint, format: 'pdf' as const, bleed_mm: 3, profile: '/press.icc' };

it('uses the default print options for a config without any', () => {
  expect(printOf(config('front'))).toEqual({
    format: 'png',
    on_white: false,
    bleed_mm: 0,
    profile: '',
    pure_black_text: false,
    ink_limit: 400,
  });
});

it('keeps only the options of the format', () => {
  const printed = withPrint(config('front'), pdf);
  expect(printed.print).toEqual(pdf);
  expect(withPrint(printed, { ...pdf, format: 'tiff' }).print).toEqual({
    ...plainPrint,
    format: 'tiff',
    profile: '/press.icc',
  });
  const inked = { ...pdf, pure_black_text: true, ink_limit: 280 };
  expect(withPrint(printed, inked).print).toEqual(inked);
  expect(withPrint(printed, { ...inked, profile: '' }).print).toEqual({ ...pdf, profile: '' });
  expect(withPrint(printed, { ...pdf, format: 'png', on_white: true }).print).toEqual({
    ...plainPrint,
    on_white: true,
  });
});

it('leaves a config without print options as it is, and removes default options', () => {
  expect(withPrint(config('front'), plainPrint)).toEqual(config('front'));
  expect(withPrint(withPrint(config('front'), pdf), plainPrint).print).toEqual(plainPrint);
});

it('detects whether all images have the same print options', () => {
  const [front, back] = [config('front'), config('back')];
  expect(haveSamePrint([front, withPrint(back, plainPrint)])).toBe(true);
  expect(haveSamePrint([front, withPrint(back, pdf)])).toBe(false);
  expect(haveSamePrint([])).toBe(true);
});

it('sends the configs only if print options were changed', () => {
  const before = [config('front'), config('back')];
  expect(changedPrints(before, before)).toEqual({});
  expect(changedPrints(before, structuredClone(before))).toEqual({});
  const after = before.map((each, index) => (index === 1 ? withPrint(each, pdf) : each));
  expect(changedPrints(before, after)).toEqual({ production_image_configs: after });
});

it('sends no configs for a template without production images, of which the form has no field', () => {
  expect(changedPrints([], undefined)).toEqual({});
});
