import { expect, it } from 'vitest';
import { millimetersOf, pixelsOf } from './millimeters.ts';

it.each([
  // 300.06 mm, which are 300 mm at this resolution.
  [1772, 150, 300],
  [591, 150, 100],
  [1181, 300, 100],
  [1000, 300, 84.7],
  [1, 300, 0.1],
  [100, 25.4, 100],
])('%d px at %d dpi are %d mm', (px, dpi, mm) => expect(millimetersOf(px, dpi)).toBe(mm));

it('returns the whole millimeters that a size was entered in', () => {
  for (const dpi of [72, 150, 300, 600])
    for (let mm = 5; mm <= 500; mm++) expect(millimetersOf(pixelsOf(mm, dpi), dpi)).toBe(mm);
});
