import { expect, it } from 'vitest';
import { atResolution, enteredIn, measuresOf, noMeasures } from './size-entry.ts';

const mug = { ...noMeasures, width_mm: 200, height_mm: 90 };

it('computes the pixels of what is entered in millimeters', () => {
  expect(enteredIn('mm', mug, 300)).toMatchObject({ width: 2362, height: 1063, entered: 'mm' });
});

it('computes the printed size of pixels', () => {
  expect(enteredIn('px', { ...noMeasures, width: 2400, height: 1100 }, 150)).toMatchObject({
    width_mm: 406.4,
    height_mm: 186.3,
    entered: 'px',
  });
});

it('keeps the entered unit when the resolution changes', () => {
  const inMm = enteredIn('mm', mug, 150);
  expect(atResolution(inMm, 300)).toMatchObject({ width_mm: 200, width: 2362 });
  const inPx = enteredIn('px', { ...noMeasures, width: 2400, height: 1100 }, 150);
  expect(atResolution(inPx, 300)).toMatchObject({ width: 2400, height: 1100, width_mm: 203.2 });
});

it('leaves a stored size as it is, to the pixel', () => {
  const stored = measuresOf({ width: 2475, height: 1155 }, 150);
  expect(atResolution(stored, 150)).toMatchObject({ width: 2475, height: 1155 });
});

it('has no measures if nothing was entered, and half of them for one side', () => {
  expect(enteredIn('mm', {}, 300)).toEqual(noMeasures);
  expect(enteredIn('mm', { ...noMeasures, width_mm: 10 }, 254)).toMatchObject({ width: 100, height: null });
});
