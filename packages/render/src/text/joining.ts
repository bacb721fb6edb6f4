/**
 * Joins Arabic letters in fonts that have presentation forms as characters but no GSUB rules. Our build of HarfBuzz
 * does not do this for such fonts.
 */

/** The forms of a letter: isolated and final, and for letters that join on both sides also initial and medial. */
type Forms = readonly string[];

const forms = readForms();
const lam = '\u0644';
/** The ligatures of lam and alef, isolated and final, by alef. */
const lamAlefs: ReadonlyMap<string, Forms> = new Map([
  ['\u0622', ['\uFEF5', '\uFEF6']],
  ['\u0623', ['\uFEF7', '\uFEF8']],
  ['\u0625', ['\uFEF9', '\uFEFA']],
  ['\u0627', ['\uFEFB', '\uFEFC']],
]);
/** Characters that join on both sides and have no forms: tatweel and the zero-width joiner. */
const joiners = /^[\u0640\u200D]$/;
const transparent = /^\p{Mn}$/u;
/** Replaces the alef of a ligature, so that the indices of all other characters stay the same. Never drawn. */
const placeholder = '\u200B';

export interface JoinedText {
  /** Has the same length as the input, with every character at its index. */
  readonly text: string;
  /** The indices of letters that join a neighbor but have no form for it in the font. */
  readonly unjoined: ReadonlySet<number>;
}

export function joinLetters(text: string, has: (character: string) => boolean): JoinedText {
  const out = text.split('');
  const letters = out.flatMap((character, at) => (transparent.test(character) ? [] : [{ character, at }]));
  const unjoined = new Set<number>();
  for (let index = 0; index < letters.length; index++) {
    const { character, at } = letters[index] as (typeof letters)[number];
    const own = forms.get(character);
    if (!own) continue;
    const before = letters[index - 1]?.character ?? '';
    const after = letters[index + 1];
    const isJoinedBefore = joinsAfter(before);
    const pair = character === lam ? lamAlefs.get(after?.character ?? '') : undefined;
    const pairForm = pair?.[isJoinedBefore ? 1 : 0];
    if (after && pairForm !== undefined && has(pairForm)) {
      out[at] = pairForm;
      out[after.at] = placeholder;
      index++;
      continue;
    }
    const isJoinedAfter = own[2] !== undefined && joinsBefore(after?.character ?? '');
    const form = own[isJoinedAfter ? (isJoinedBefore ? 3 : 2) : isJoinedBefore ? 1 : 0];
    if (form !== undefined && has(form)) out[at] = form;
    else if (isJoinedBefore || isJoinedAfter) unjoined.add(at);
  }
  return { text: out.join(''), unjoined };
}

const joinsAfter = (character: string) => joiners.test(character) || forms.get(character)?.[2] !== undefined;
const joinsBefore = (character: string) => joiners.test(character) || (forms.get(character)?.length ?? 0) > 1;

/**
 * Built from the compatibility decompositions of the two blocks of Arabic presentation forms, in which the forms of a
 * letter are consecutive.
 */
function readForms(): ReadonlyMap<string, Forms> {
  const found = new Map<string, Forms>();
  const blocks = [
    [0xfb50, 0xfbff],
    [0xfe80, 0xfef4],
  ] as const;
  for (const [first, last] of blocks) {
    for (let code = first; code <= last; code++) {
      const form = String.fromCodePoint(code);
      const letter = form.normalize('NFKC');
      if (letter === form || letter.length !== 1) continue;
      found.set(letter, [...(found.get(letter) ?? []), form]);
    }
  }
  // The exception: two forms of this letter are encoded apart from the others.
  found.set('\u0649', ['\uFEEF', '\uFEF0', '\uFBE8', '\uFBE9']);
  return found;
}
