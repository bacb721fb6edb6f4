import bidiFactory from 'bidi-js';

/** A part of a line that is shaped at once: one direction, one script, one orientation. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly isRightToLeft: boolean;
  /** Whether its characters are upright in vertical text. Always false in horizontal text. */
  readonly isUpright: boolean;
  /** Empty if all of its characters are common to all scripts. */
  readonly script: string;
  /** Whether its letters overlap (joined scripts). */
  readonly isJoined: boolean;
}

const bidi = bidiFactory();
const nothing = /^[\p{Script=Common}\p{Script=Inherited}]$/u;
const scriptNames =
  'Latin Han Hiragana Katakana Hangul Bopomofo Greek Cyrillic Arabic Hebrew Thai Devanagari Bengali Tamil Telugu ' +
  'Kannada Malayalam Gujarati Gurmukhi Oriya Sinhala Lao Tibetan Myanmar Khmer Mongolian Georgian Armenian Ethiopic Syriac ' +
  'Thaana Nko Adlam Hanifi_Rohingya';
const scripts = scriptNames.split(' ').map((name) => ({ name, test: new RegExp(`^\\p{Script=${name}}$`, 'u') }));
const joinedScripts = new Set([
  'Arabic',
  'Syriac',
  'Nko',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Adlam',
  'Hanifi_Rohingya',
]);
const scriptOfCharacter = new Map<string, string>();

/**
 * Characters outside the BMP by bidirectional class, with a BMP character of the same class that replaces each of their
 * two code units.
 */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/^\p{Default_Ignorable_Code_Point}$/u, '\u200B'],
  [/^[\p{Mn}\p{Me}]$/u, '\u0300'],
  // Arabic digits and those of related scripts.
  [/^[\u{10D30}-\u{10D39}\u{10D40}-\u{10D49}\u{10E60}-\u{10E7E}]$/u, '٠'],
  // Arabic letters, which affect the direction of the numbers after them.
  [
    /^[\u{10D00}-\u{10D2F}\u{10EC0}-\u{10EFF}\u{10F30}-\u{10F6F}\u{1EC70}-\u{1ECBF}\u{1ED00}-\u{1ED4F}\u{1EE00}-\u{1EEFF}]$/u,
    'ا',
  ],
  [/^[\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]$/u, 'א'],
  [/^[\u{1D7CE}-\u{1D7FF}\u{1F100}-\u{1F10A}\u{1FBF0}-\u{1FBF9}]$/u, '0'],
  // Enclosed letters, which also form flags.
  [/^[\u{1F110}-\u{1F12E}\u{1F130}-\u{1F169}\u{1F170}-\u{1F1AC}\u{1F1E6}-\u{1F251}]$/u, 'a'],
  [/^[\u{1F000}-\u{1FBEF}]$/u, '☺'],
];

/** A line of the same length for the bidirectional algorithm, whose implementation only supports the BMP. */
function standIn(line: string): string {
  return line.replace(/[\u{10000}-\u{10FFFF}]/gu, (character) => {
    const [, unit = 'a'] = standIns.find(([kind]) => kind.test(character)) ?? [];
    return unit + unit;
  });
}

/** The runs of a line in visual order. */
export function splitRuns(line: string, isUpright: (character: string, at: number) => boolean): readonly Run[] {
  const { levels } = bidi.getEmbeddingLevels(standIn(line));
  const runs: (Omit<Run, 'isJoined'> & { level: number })[] = [];
  let at = 0;
  for (const character of line) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    const script = scriptOf(character);
    // Marks and joiners belong to the preceding character in every respect.
    const isAttached = last !== undefined && /^[\p{M}\p{Cf}]$/u.test(character);
    const stands = isAttached ? last.isUpright : isUpright(character, at);
    const isSame = last?.level === level && last.isUpright === stands && canJoin(last.script, script);
    if (last && (isAttached || isSame)) {
      const joined = { ...last, to: at + character.length, script: last.script === '' ? script : last.script };
      runs[runs.length - 1] = joined;
    } else {
      runs.push({
        from: at,
        to: at + character.length,
        isRightToLeft: level % 2 === 1,
        isUpright: stands,
        level,
        script,
      });
    }
    at += character.length;
  }
  return inVisualOrder(runs).map((run) => ({ ...run, isJoined: joinedScripts.has(run.script) }));
}

function canJoin(before: string, after: string): boolean {
  return before === after || before === '' || after === '';
}

/** Empty for characters that are common to all scripts. */
function scriptOf(character: string): string {
  const known = scriptOfCharacter.get(character);
  if (known !== undefined) return known;
  const script = nothing.test(character) ? '' : (scripts.find(({ test }) => test.test(character))?.name ?? 'other');
  scriptOfCharacter.set(character, script);
  return script;
}

/** Rule L2 of the bidirectional algorithm for runs: reverses each sequence, from the highest level down. */
function inVisualOrder<R extends { level: number }>(runs: readonly R[]): R[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to++;
      if (to > from + 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}
