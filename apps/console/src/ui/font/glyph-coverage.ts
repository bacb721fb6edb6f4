const sizePx = 32;

function pixelsOf(text: string, family: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = sizePx * (text.length + 1);
  canvas.height = sizePx * 2;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return '';
  context.font = `${sizePx}px ${family}`;
  // Every other baseline follows the metrics of the first font, and would move the glyphs that were borrowed.
  context.textBaseline = 'alphabetic';
  context.fillText(text, 0, sizePx * 1.5);
  return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
}

/**
 * Whether a loaded font has the characters of a text. Browsers borrow a missing glyph from another font without a
 * word: what looks the same with the font and without it was borrowed.
 */
export function hasGlyphs(family: string, text: string): boolean {
  return pixelsOf(text, `"${family}", serif`) !== pixelsOf(text, 'serif');
}
