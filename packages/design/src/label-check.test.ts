import { expect, it } from 'vitest';
import { findCoveredArtwork } from './label-check.ts';
import type { Layer } from './layers/index.ts';
import { newLayer } from './new-layer.ts';

const item = (editable: boolean) => ({ label: 'Photo', editable, required: false, value: '' });
const photo = (set: object = {}) =>
  newLayer('Image', { set: { name: 'photo', left: 0, top: 0, width: 400, height: 400, url: item(true), ...set } });
const still = () => newLayer('Image', { set: { left: 0, top: 0, width: 400, height: 400, url: item(false) } });
const code = (top: number) => newLayer('Qrcode', { set: { name: 'code', left: 20, top, width: 60, height: 60 } });
const strip = (fill: string) =>
  newLayer('Rect', { set: { left: 0, top: 300, width: 400, height: 100, fill, stroke: 'none', stroke_width: 0 } });
const namesOf = (layers: readonly Layer[]) =>
  findCoveredArtwork(layers).map(({ label, covered }) => [label.name, covered.name]);

it('finds a code that covers a custom item', () => {
  expect(namesOf([photo(), code(320)])).toEqual([['code', 'photo']]);
});

it('accepts a code beside, at the edge of or below it, or over fixed layers', () => {
  expect(namesOf([photo(), code(400)])).toEqual([]);
  expect(namesOf([code(320), photo()])).toEqual([]);
  expect(namesOf([still(), code(320)])).toEqual([]);
});

it('accepts a code on an opaque strip that hides everything below it', () => {
  expect(namesOf([photo(), strip('#ffffff'), code(320)])).toEqual([]);
  expect(namesOf([photo(), strip('#ffffff'), code(270)])).toEqual([['code', 'photo']]);
  expect(namesOf([photo(), strip('rgba(255,255,255,0.5)'), code(320)])).toEqual([['code', 'photo']]);
  expect(namesOf([strip('#ffffff'), photo(), code(320)])).toEqual([['code', 'photo']]);
});

it('finds system texts and whole labels, and the area of a supplied image', () => {
  const text = newLayer('FixedContentTextRect', { set: { name: 'order', left: 0, top: 0, width: 90, height: 30 } });
  const area = newLayer('CustomArea', { set: { name: 'print', left: 0, top: 0, width: 400, height: 400 } });
  const label = newLayer('QrcodeGroup', {
    set: {
      name: 'label',
      left: 300,
      top: 350,
      width: 200,
      height: 80,
      children: [newLayer('Qrcode', { set: { left: 0, top: 0, width: 80, height: 80 } })],
    },
  });
  expect(namesOf([area, text, label])).toEqual([
    ['order', 'print'],
    ['label', 'print'],
  ]);
});

it('uses the positions of a group’s pictures, and the transformed frame of a rotated or nested one', () => {
  const places = newLayer('ImageGroup', {
    set: {
      name: 'pictures',
      url: item(true),
      left: 0,
      top: 0,
      width: 400,
      height: 400,
      children: [newLayer('ImageGroupImage', { set: { left: 0, top: 0, width: 100, height: 100 } })],
    },
  });
  expect(namesOf([places, code(320)])).toEqual([]);
  expect(namesOf([places, code(60)])).toEqual([['code', 'pictures']]);
  const grouped = newLayer('Group', {
    set: { left: 0, top: 300, width: 400, height: 400, children: [photo({ width: 90, height: 90 })] },
  });
  expect(namesOf([grouped, code(320)])).toEqual([['code', 'photo']]);
  expect(namesOf([grouped, code(200)])).toEqual([]);
});
