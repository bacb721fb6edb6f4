import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withCompiledTexts } from './compiled-texts.plugin.ts';

const compiled = (code: string) => withCompiledTexts(code, parseAst(code));

it('leaves a text without places as it is, and reads the others', () => {
  expect(
    compiled(
      `const t = defineTexts({ en: { 'a{b}': 'Go', hi: 'Hello {name}', n: '{n, plural, one {# row} other {# rows}}' } });`,
    ),
  ).toBe(
    `const t = defineTexts({ en: { 'a{b}': "Go", hi: ["Hello ",["name"]], n: [["n",2,{"one":[0," row"],"other":[0," rows"]}]] } });`,
  );
});

it('touches nothing else', () => {
  const code = `const place = '{id}'; call('{x}');`;
  expect(compiled(code)).toBe(code);
});

it('refuses a text that is put together later: nobody would read its places', () => {
  expect(() => compiled('defineTexts({ en: { a: `${b} {c}` } })')).toThrow('put together');
});
