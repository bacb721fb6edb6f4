const sizePx = 32;

function pixelsOf(text: string, family: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = sizePx * (text.length + 1);
  canvas.height = sizePx * 2;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return '';
  context.font = `${sizePx}px ${family}`;
  // Every other baseline depends on the metrics of the first font, and would move fallback glyphs.
  context.textBaseline = 'alphabetic';
  context.fillText(text, 0, sizePx * 1.5);
  return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
}

/**
 * Whether a loaded font has the glyphs of a text. Browsers silently use a fallback font for missing glyphs: a text that
 * looks the same with and without the font was drawn with the fallback.
 */
export function hasGlyphs(family: string, text: string): boolean {
  return pixelsOf(text, `"${family}", serif`) !== pixelsOf(text, 'serif');
}
