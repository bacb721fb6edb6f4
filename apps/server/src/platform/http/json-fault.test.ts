import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findJsonFault, positionAfter } from './json-fault.ts';

it.each([
  ['', 0],
  ['{"a":1', 6],
  ['{"a" 1}', 5],
  ['{"a":1,}', 7],
  ['[1,2', 4],
  ['[1 2]', 3],
  ['[1,]', 3],
  ['{"a":tru}', 5],
  ["{'a':1}", 1],
  ['{"a":"b\n"}', 7],
  ['{"a":"\\x"}', 6],
  ['01', 1],
  ['{"a":1}}', 7],
  ['{"a":1]', 6],
  ['{} x', 3],
])('finds where %j stops being JSON', (text, at) => {
  expect(findJsonFault(text)).toBe(at);
});

it('reports the same position as JSON.parse', () => {
  const parses = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const changed = fc.record({
    json: fc.json(),
    at: fc.nat(),
    by: fc.constantFrom('', ',', '"', '}', '\\', '\u0001', '0'),
  });
  fc.assert(
    fc.property(changed, ({ json, at, by }) => {
      const place = at % (json.length + 1);
      const text = json.slice(0, place) + by + json.slice(place + 1);
      expect(findJsonFault(text) === undefined, text).toBe(parses(text));
    }),
    { numRuns: 3000 },
  );
});

it('counts lines and columns from 1', () => {
  const start = { line: 1, column: 1 };
  expect(positionAfter(start, '')).toEqual(start);
  expect(positionAfter(start, '{"客户"')).toEqual({ line: 1, column: 6 });
  expect(positionAfter({ line: 3, column: 9 }, 'a\nb\ncd')).toEqual({ line: 5, column: 3 });
});
