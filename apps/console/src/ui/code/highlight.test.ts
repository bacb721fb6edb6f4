import { expect, it } from 'vitest';
import { type CodeLanguage, highlight, type TokenKind } from './highlight.ts';

const kindsOf = (code: string, language: CodeLanguage) =>
  highlight(code, language).flatMap(({ kind, text }): [TokenKind, string][] =>
    kind === 'plain' ? [] : [[kind, text]],
  );

it('distinguishes keys and strings of JSON, and leaves similar text alone', () => {
  expect(kindsOf('{ "no": "A-1 // true", "quantity": 2, "paid": null }', 'json')).toEqual([
    ['name', '"no"'],
    ['string', '"A-1 // true"'],
    ['name', '"quantity"'],
    ['number', '2'],
    ['name', '"paid"'],
    ['keyword', 'null'],
  ]);
});

it('detects where a comment begins and a string ends', () => {
  expect(kindsOf(`url = "http://a#b"  # return`, 'python')).toEqual([
    ['string', '"http://a#b"'],
    ['comment', '# return'],
  ]);
  expect(kindsOf(`const a = 'it\\'s'; // "x"`, 'typescript')).toEqual([
    ['keyword', 'const'],
    ['string', String.raw`'it\'s'`],
    ['comment', '// "x"'],
  ]);
  expect(kindsOf(`def place_order():\n    """Two\n    lines"""`, 'python')).toEqual([
    ['keyword', 'def'],
    ['name', 'place_order'],
    ['string', '"""Two\n    lines"""'],
  ]);
});

it.each<CodeLanguage>(['json', 'http', 'shell', 'python', 'typescript'])('loses nothing: %s', (language) => {
  const code = `POST /a HTTP/1.1\nA-B: "c\n'd' # e\n{"f": -1.5} \`g\` // h\n""" i`;
  expect(
    highlight(code, language)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});
