const circle = '\u25CC';
/** Scripts whose vowel signs and joiners cannot be written without a letter. */
const scripts =
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer'.split(' ');
const signs = scripts.map((script) => ({
  sign: new RegExp(`^(?=\\p{M})\\p{Script=${script}}$`, 'u'),
  letter: new RegExp(`^\\p{Script=${script}}$`, 'u'),
}));
const anySign = new RegExp(`(?=\\p{M})[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
/** Characters that replace a letter to show a sign by itself, and characters that join letters without being one. */
const standIn = /^(?:[\u00A0\u00D7\u2010-\u2015\u2022\u25CC\u25FB-\u25FE\u200C]|\u200D|\u034F)$/u;
/** Marks of no particular script, which may stand between a letter and its sign. */
const shared = /^(?=\p{M})[\p{Script=Inherited}\p{Script=Common}]$/u;

/**
 * Inserts a dotted circle before every sign without a letter, as readers of these scripts expect. HarfBuzz does this
 * too, but not in the build that we use. Without the circle the sign would be drawn over the preceding character.
 */
export function withDottedCircles(line: string, has: (character: string) => boolean): string {
  if (!anySign.test(line) || !has(circle)) return line;
  let written = '';
  let before = '';
  for (const character of line) {
    const script = signs.find(({ sign }) => sign.test(character));
    const isHeld = standIn.test(before) || (script?.letter.test(before) ?? false);
    if (script && !isHeld) written += circle;
    written += character;
    if (!shared.test(character)) before = character;
  }
  return written;
}
