import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { InvalidFieldsError } from '../errors/invalid-fields-error.ts';
import { JsonReader } from './json-reader.ts';

/** The parsed value or the error, for bytes that arrive in chunks of this size. */
function read(text: string, stepBytes = 1000): unknown {
  const bytes = Buffer.from(text);
  const reader = new JsonReader();
  try {
    for (let at = 0; at < bytes.length; at += stepBytes) reader.feed(bytes.subarray(at, at + stepBytes));
    return reader.finish();
  } catch (error) {
    if (error instanceof AppError) return error.key;
    if (error instanceof InvalidFieldsError) return error.findings[0]?.path.join('.');
    throw error;
  }
}

const long = 'x'.repeat(40_000);

/** No key is a single backslash: after one, JSON.parse of Node 24 reads some others wrongly (nodejs/node#63785). */
const keys = ['a', 'ä', '"', 'b\\c', 'x'.repeat(50)];

/** Values larger than a chunk at many positions, among small ones. */
const largeValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom(long, '"\\\n{[,]}', 0, -1.5e10, null, true, '', [], {}),
    fc.string({ unit: 'grapheme' }).filter((text) => !/\0|\p{Surrogate}|__proto__/u.test(text)),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 4 }),
  ),
})).value;

it('accepts what JSON.parse accepts, at any size and chunking', () => {
  fc.assert(
    fc.property(largeValue, fc.integer({ min: 1, max: 70_000 }), fc.constantFrom(0, 1), (value, step, space) => {
      const text = JSON.stringify([value, long, value], undefined, space);
      // Compared as a boolean, because a diff would print hundreds of kilobytes.
      expect(isDeepStrictEqual(read(text, Math.max(step, text.length / 200)), JSON.parse(text))).toBe(true);
    }),
    { numRuns: 150 },
  );
});

it('refuses what JSON.parse refuses, at any size and chunking', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const text = JSON.stringify({ a: [long, [long, { b: [1, long] }, 2], { c: long }], d: 1 });
  fc.assert(
    fc.property(
      fc.nat(text.length),
      fc.constantFrom('', ',', '[', ']', '{', '}', '"', ':', '1', '-', ' ', '\\'),
      fc.nat(2),
      (at, put, removed) => {
        const changed = text.slice(0, at) + put + text.slice(at + removed);
        const expected: unknown = isJson(changed) ? JSON.parse(changed) : 'malformed_body';
        expect(isDeepStrictEqual(read(changed), expected)).toBe(true);
      },
    ),
    // Most positions are inside a long string, where almost nothing can be wrong.
    { numRuns: 300, examples: [...text.matchAll(/[[\]{},:]/g)].flatMap(({ index }) => cuts(index)) },
  );
});

function cuts(at: number): [number, ',' | '-' | '', number][] {
  return [
    [at, ',', 0],
    [at, '-', 0],
    [at + 1, ',', 0],
    [at, '', 1],
  ];
}

it.each(['', ' ', '1,2', '[1', '{"a":1', ']', '{"a":-[]}', `{"a":1[${long}]}`, `[${'1.0000,'.repeat(7000)}]`])(
  'refuses malformed JSON (%#)',
  (text) => {
    expect(read(text)).toBe('malformed_body');
  },
);

it('refuses excessive nesting and too many values', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(read(nested(60))).toEqual(JSON.parse(nested(60)));
  expect(read(nested(70))).toBe('malformed_body');
  expect(read(nested(400_000), 65_536)).toBe('malformed_body');
  expect(read(`[${'[],'.repeat(700_000)}[]]`, 65_536)).toBe('body_too_complex');
});

it.each([
  ['{"name":"a\\u0000"}', 'name'],
  ['{"name":"\\ud800b"}', 'name'],
  ['[1,{"a":{"b\\u0000":1}}]', '1.a.b\0'],
  [`{"rows":[${`{"a":"${long}"},`.repeat(3)}{"b":["\\uDFFF"]}]}`, 'rows.3.b.0'],
  [`{"a":{"${'k'.repeat(10)}\\u0000":["${long}"]}}`, 'a.kkkkkkkkkk\0'],
])('names the field of values that cannot be stored (%#)', (text, path) => {
  expect(read(text)).toBe(path);
});

it('refuses the key __proto__, however it is escaped', () => {
  const refusal = (text: string) => {
    const reader = new JsonReader();
    reader.feed(Buffer.from(text));
    return () => reader.finish();
  };
  for (const text of ['{"__proto__":1}', '{"a":[{"\\u005f_proto__":{}}]}'])
    expect(refusal(text)).toThrow(InvalidFieldsError);
  expect(() => refusal(`{"__proto__":["${long}"]}`)).toThrow(InvalidFieldsError);
  expect(read('{"a":"__proto__ \\\\u0000"}')).toEqual({ a: '__proto__ \\u0000' });
});
