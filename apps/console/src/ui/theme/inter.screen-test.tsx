import './inter.css';
import { expect, it } from 'vitest';

/** The width of words in a font, if it has the letters, otherwise in another one. */
async function widthOf(weight: number, otherFont: string): Promise<number> {
  const font = `${weight} 40px "Inter Variable", ${otherFont}`;
  const words = 'Wide mills';
  await document.fonts.load(font, words);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = font;
  return context.measureText(words).width;
}

it.each([400, 500, 600, 700])('draws Latin letters of the weight %i', async (weight) => {
  expect(await widthOf(weight, 'monospace')).toBe(await widthOf(weight, 'serif'));
});
