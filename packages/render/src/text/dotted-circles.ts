const circle = '\u25CC';
/** Scripts whose vowel signs and joiners cannot be written without a letter. */
const scripts =
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer'.split(' ');
/** The Tibetan visarga, which is also written by itself, and two Khmer vowels that are never drawn. */
const freeSigns = '\u0F7F\u17B4\u17B5';
const signs = scripts.map((script) => ({
  sign: new RegExp(`^(?=\\p{M})[^${freeSigns}]$(?<=\\p{Script=${script}})`, 'u'),
  letter: new RegExp(`^\\p{Script=${script}}$`, 'u'),
}));
const anySign = new RegExp(`(?=\\p{M})[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
/** Characters that replace a letter to show a sign by itself, and characters that join letters without being one. */
const standIn = /^(?:[\u00A0\u00D7\u2010-\u2015\u2022\u25CC\u25FB-\u25FE\u200C]|\u200D|\u034F)$/u;
/** Marks of no particular script, which may stand between a letter and its sign. */
const shared = /^(?=\p{M})[\p{Script=Inherited}\p{Script=Common}]$/u;

/**
 * Letters, and the signs that they cannot hold because both together would look like another letter: the invalid
 * clusters of the Universal Shaping Engine and, for `U+0930 U+094D`, a letter that would look like another one.
 */
const invalidClusters = [
  // Devanagari
  ['\u0905', '\u093A\u093B\u093E\u0945\u0946\u0949-\u094C\u094F\u0956\u0957'],
  ['\u0906', '\u093A\u0945-\u0948'],
  ['\u0909', '\u0941'],
  ['\u090F', '\u0945-\u0947'],
  ['\u0930\u094D', '\u0907'],
  // Bengali
  ['\u0985', '\u09BE'],
  ['\u098B', '\u09C3'],
  ['\u098C', '\u09E2'],
  // Gurmukhi
  ['\u0A05', '\u0A3E\u0A48\u0A4C'],
  ['\u0A72', '\u0A3F\u0A40\u0A47'],
  ['\u0A73', '\u0A41\u0A42\u0A4B'],
  // Gujarati
  ['\u0A85', '\u0ABE\u0AC5\u0AC7-\u0AC9\u0ACB\u0ACC'],
  ['\u0AC5', '\u0ABE'],
  // Oriya
  ['\u0B05', '\u0B3E'],
  ['[\u0B0F\u0B13]', '\u0B57'],
  // Tamil
  ['\u0B85', '\u0BC2'],
  // Telugu
  ['\u0C12', '\u0C4C\u0C55'],
  ['[\u0C3F\u0C46\u0C4A]', '\u0C55'],
  // Kannada
  ['[\u0C89\u0C8B]', '\u0CBE'],
  ['\u0C92', '\u0CCC'],
  // Malayalam
  ['[\u0D07\u0D09]', '\u0D57'],
  ['\u0D0E', '\u0D46'],
  ['\u0D12', '\u0D3E\u0D57'],
  // Sinhala
  ['\u0D85', '\u0DCF-\u0DD1'],
  ['[\u0D8B\u0D8F\u0D94]', '\u0DDF'],
  ['\u0D8D', '\u0DD8'],
  ['\u0D91', '\u0DCA\u0DD9\u0DDA\u0DDC-\u0DDE'],
  // Brahmi
  ['\u{11005}', '\u{11038}'],
  ['\u{1100B}', '\u{1103E}'],
  ['\u{1100F}', '\u{11042}'],
  // Khojki
  ['\u{11200}', '\u{1122C}\u{11231}\u{11233}'],
  ['\u{11206}', '\u{1122C}'],
  ['\u{1122C}', '\u{11230}\u{11231}'],
  ['\u{11240}', '\u{1122E}'],
  // Khudawadi
  ['\u{112B0}', '\u{112E0}\u{112E5}-\u{112E8}'],
  // Tirhuta
  ['\u{11481}', '\u{114B0}'],
  ['[\u{1148B}\u{1148D}]', '\u{114BA}'],
  ['\u{114AA}', '\u{114B5}\u{114B6}'],
  // Modi
  ['[\u{11600}\u{11601}]', '\u{11639}\u{1163A}'],
  // Takri
  ['\u{11680}', '\u{116AD}\u{116B4}\u{116B5}'],
  ['\u{11686}', '\u{116B2}'],
];
const invalidCluster = new RegExp(invalidClusters.map(([letter, unheld]) => `${letter}[${unheld}]`).join('|'), 'gu');
const anyInvalidSign = new RegExp(`[${invalidClusters.map(([, unheld]) => unheld).join('')}]`, 'u');

/**
 * Inserts a dotted circle before every sign without a letter that can hold it, as readers of these scripts expect. Our
 * build of HarfBuzz does so only within a script, where the font has rules for it, and lacks the invalid clusters.
 * Without the circle the sign would be drawn over the preceding character, or together they would read as another one.
 */
export function withDottedCircles(line: string, has: (character: string) => boolean): string {
  if (!(anySign.test(line) || anyInvalidSign.test(line)) || !has(circle)) return line;
  return withCirclesAlone(line.replace(invalidCluster, splitLast));
}

function splitLast(cluster: string): string {
  const characters = [...cluster];
  return [...characters.slice(0, -1), circle, ...characters.slice(-1)].join('');
}

function withCirclesAlone(line: string): string {
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
