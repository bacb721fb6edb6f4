const circle = '\u25CC';
/** Scripts whose vowel signs and joiners cannot be written without a letter. */
const scripts =
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer'.split(' ');
const signs = scripts.map((script) => ({
  sign: new RegExp(`^(?=\\p{M})\\p{Script=${script}}$`, 'u'),
  letter: new RegExp(`^\\p{Script=${script}}$`, 'u'),
}));
const anySign = new RegExp(`(?=\\p{M})[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
/** What stands in for a letter where a sign is shown by itself, and what joins letters without being one. */
const standIn = /^(?:[\u00A0\u00D7\u2010-\u2015\u2022\u25CC\u25FB-\u25FE\u200C]|\u200D|\u034F)$/u;
/** Marks that belong to every script: they lie between a letter and its sign. */
const shared = /^(?=\p{M})[\p{Script=Inherited}\p{Script=Common}]$/u;

/**
 * A line in which every sign that has no letter to stand at has a dotted circle, as readers of these scripts know it and
 * as HarfBuzz puts it; as we have it, it does not. Without one, the sign would be drawn over whatever stands before it.
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
