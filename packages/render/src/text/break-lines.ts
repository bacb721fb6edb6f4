/** A line may be broken after a space, and between two characters of a script that is written without spaces. */

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF60]/u;
/** Characters that must not start a line, and below those that must not end one. */
const closing = /[\p{M}\p{Pe}\p{Pf}、。，．：；！？…‥—～・ー々·%％℃°]/u;
const opening = /[\p{Ps}\p{Pi}]/u;
const space = /\s/u;

/** The pieces of a line that must not be broken, each with the spaces after it. Joined, they are the line. */
export function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let before = '';
  for (const character of line) {
    if (before === '' || isBreak(before, character)) pieces.push(character);
    else pieces[pieces.length - 1] += character;
    before = character;
  }
  return pieces;
}

function isBreak(before: string, next: string): boolean {
  if (space.test(next)) return false;
  if (space.test(before)) return true;
  if (closing.test(next) || opening.test(before)) return false;
  return withoutSpaces.test(before) || withoutSpaces.test(next);
}

/**
 * Breaks a line into as few lines as possible that are at most `lengthMax` long. A longer piece gets a line of its own;
 * spaces at the end of a line are dropped.
 */
export function breakLine(line: string, lengthMax: number, lengthOf: (text: string) => number): string[] {
  const pieces = piecesOf(line);
  const lines: string[] = [];
  for (let from = 0; from < pieces.length; ) {
    const to = lastThat((end) => lengthOf(textOf(pieces, from, end)) <= lengthMax, from + 1, pieces.length);
    lines.push(textOf(pieces, from, to));
    from = to;
  }
  return lines.length > 0 ? lines : [''];
}

function textOf(pieces: readonly string[], from: number, to: number): string {
  return pieces.slice(from, to).join('').trimEnd();
}

/**
 * The largest number up to `most` for which `does` is true; `least` if there is none. Doubles the step and then
 * bisects, because a line holds only a small part of a long text and the cost of measuring grows with the length.
 */
function lastThat(does: (value: number) => boolean, least: number, most: number): number {
  let [low, high] = [least, most];
  for (let step = 4; low + step < most; step *= 2) {
    if (!does(low + step)) {
      high = low + step - 1;
      break;
    }
    low += step;
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (does(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
