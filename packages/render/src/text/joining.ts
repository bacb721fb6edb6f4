/**
 * Letters that join, in fonts that have their joined forms as characters of their own and no rules for them (GSUB): what
 * HarfBuzz as we have it does not do for such fonts.
 */

/** Of a letter, each a character: isolated, final and, where it joins on both sides, initial and medial. */
type Forms = readonly string[];

const forms = readForms();
const lam = '\u0644';
/** Lam and alef are one form together, isolated and final, by alef. */
const lamAlefs: ReadonlyMap<string, Forms> = new Map([
  ['\u0622', ['\uFEF5', '\uFEF6']],
  ['\u0623', ['\uFEF7', '\uFEF8']],
  ['\u0625', ['\uFEF9', '\uFEFA']],
  ['\u0627', ['\uFEFB', '\uFEFC']],
]);
/** Joins on both sides and has no forms: the stretched line, and the sign that stands for it. */
const joiners = /^[\u0640\u200D]$/;
const transparent = /^\p{Mn}$/u;
/** Takes the place of the alef in a form of two letters, so that every other character keeps its own. Never seen. */
const placeholder = '\u200B';

export interface JoinedText {
  /** As long as the text, with every character in its place. */
  readonly text: string;
  /** Where letters are that join a neighbor and have no form for it in the font. */
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

/** From what Unicode says that the characters of the two blocks of Arabic forms stand for. Those of a letter follow each other. */
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
  // Two forms of this one stand apart from the others, in front of them.
  found.set('\u0649', ['\uFEEF', '\uFEF0', '\uFBE8', '\uFBE9']);
  return found;
}
