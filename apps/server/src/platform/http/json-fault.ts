/** What the grammar allows next in a JSON text. */
type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

const blank = /[ \t\n\r]*/y;
/** The valid beginning of a string; its closing quote must follow. */
const textStart = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*/uy;
const plainValue = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * The index at which a text stops being valid JSON, in UTF-16 units as `JSON.parse` counts, or undefined if it is
 * valid. The engine's own errors contain a position only sometimes, and their messages change with its version.
 */
export function findJsonFault(text: string): number | undefined {
  const closers: ('}' | ']')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  const afterValue = (): Expected => (closers.length > 0 ? 'comma or end' : 'nothing');

  for (;;) {
    skip(blank);
    const character = text[at];
    if (character === undefined) return expected === 'nothing' ? undefined : at;
    if (expected.endsWith('or end') && character === closers.at(-1)) {
      closers.pop();
      at += 1;
      expected = afterValue();
    } else if (expected === 'comma or end' && character === ',') {
      at += 1;
      expected = closers.at(-1) === '}' ? 'key' : 'value';
    } else if (expected === 'colon' && character === ':') {
      at += 1;
      expected = 'value';
    } else if (expected.startsWith('key') && character === '"') {
      if (!skip(textStart) || text[at] !== '"') return at;
      at += 1;
      expected = 'colon';
    } else if (expected.startsWith('value')) {
      if (character === '{' || character === '[') {
        closers.push(character === '{' ? '}' : ']');
        at += 1;
        expected = character === '{' ? 'key or end' : 'value or end';
      } else if (character === '"') {
        if (!skip(textStart) || text[at] !== '"') return at;
        at += 1;
        expected = afterValue();
      } else if (skip(plainValue)) expected = afterValue();
      else return at;
    } else return at;
  }
}

/** A position in a text as editors count: line and column from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

/** The position after `text`, which begins at `from`. */
export function positionAfter(from: TextPosition, text: string): TextPosition {
  const lastBreak = text.lastIndexOf('\n');
  if (lastBreak < 0) return { line: from.line, column: from.column + text.length };
  return { line: from.line + text.split('\n').length - 1, column: text.length - lastBreak };
}
