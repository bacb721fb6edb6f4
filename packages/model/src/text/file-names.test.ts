import { expect, it } from 'vitest';
import { safeFileName } from './file-names.ts';

it.each([
  ['Front', 'Front'],
  ['正面', '正面'],
  ['Left sleeve', 'Left sleeve'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['A/B: "C"; 50%', 'A_B_ _C__ 50_'],
  ['gnp.\u202Efront', 'gnp._front'],
  ['two\nlines', 'two_lines'],
  ['half \uD83D', 'half _'],
  ['ends. . .', 'ends'],
  ['...', '_'],
  ['', '_'],
])('%j is stored as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

it('cuts a long name between characters, at 200 bytes, and keeps its extension', () => {
  expect(safeFileName('a'.repeat(500))).toBe('a'.repeat(200));
  expect(safeFileName('面'.repeat(500))).toBe('面'.repeat(66));
  expect(safeFileName(`a${'🎽'.repeat(500)}`)).toBe(`a${'🎽'.repeat(49)}`);
  expect(safeFileName(`${'面'.repeat(500)}.png`)).toBe(`${'面'.repeat(65)}.png`);
});
