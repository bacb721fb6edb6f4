import { expect, it } from 'vitest';
import { fitFrame } from './devices.ts';

it('shows a phone completely if there is room', () => {
  expect(fitFrame('mobile', { width: 900, height: 1000 })).toEqual({ widthPx: 390, heightPx: 844, scale: 1 });
  expect(fitFrame('mobile', { width: 900, height: 824 })).toMatchObject({ heightPx: 844, scale: 760 / 844 });
});

it('cuts a phone off before it becomes too small to read', () => {
  const { scale, heightPx } = fitFrame('mobile', { width: 900, height: 464 });
  expect(scale).toBe(0.75);
  expect(heightPx).toBe(533);
});

it('scales down what is too wide, and makes a PC as high as the available space', () => {
  expect(fitFrame('pc', { width: 752, height: 764 })).toEqual({ widthPx: 1280, heightPx: 1400, scale: 0.5 });
  expect(fitFrame('pad', { width: 1400, height: 764 }).widthPx).toBe(1023);
});
