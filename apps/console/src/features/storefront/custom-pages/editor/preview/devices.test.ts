import { expect, it } from 'vitest';
import { fitFrame } from './devices.ts';

it('shows a phone whole where there is room for it', () => {
  expect(fitFrame('mobile', { width: 900, height: 1000 })).toEqual({ widthPx: 390, heightPx: 844, scale: 1 });
  expect(fitFrame('mobile', { width: 900, height: 824 })).toMatchObject({ heightPx: 844, scale: 760 / 844 });
});

it('cuts a phone sooner than it becomes too small to read', () => {
  const { scale, heightPx } = fitFrame('mobile', { width: 900, height: 464 });
  expect(scale).toBe(0.75);
  expect(heightPx).toBe(533);
});

it('scales what is wider than the room, and a PC is as high as the room is', () => {
  expect(fitFrame('pc', { width: 752, height: 764 })).toEqual({ widthPx: 1280, heightPx: 1400, scale: 0.5 });
  expect(fitFrame('pad', { width: 1400, height: 764 }).widthPx).toBe(1023);
});
