import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withCompiledTexts } from './compiled-texts.plugin.ts';

const compiled = (code: string) => withCompiledTexts(code, parseAst(code));

it('keeps a text without placeholders as it is, and compiles the others', () => {
  expect(
    compiled(
      `const t = defineTexts({ en: { 'a{b}': 'Go', hi: 'Hello {name}', n: '{n, plural, one {# row} other {# rows}}' } });`,
    ),
  ).toBe(
    `const t = defineTexts({ en: { 'a{b}': "Go", hi: ["Hello ",["name"]], n: [["n",2,{"one":[0," row"],"other":[0," rows"]}]] } });`,
  );
});

it('changes nothing else', () => {
  const code = `const place = '{id}'; call('{x}');`;
  expect(compiled(code)).toBe(code);
});

it('refuses a text that is concatenated at run time, because its placeholders would not be compiled', () => {
  expect(() => compiled('defineTexts({ en: { a: `${b} {c}` } })')).toThrow('put together');
});
