import { sheetError } from '../sheet-error.ts';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** `&amp;` and `&#x4e2d;` as the characters they stand for. A workbook can declare no entities of its own. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;]*);?/g, (entity, name: string) => {
    const char = entity.endsWith(';') ? (named[name] ?? characterOf(name)) : undefined;
    if (char === undefined) throw sheetError('file_damaged');
    return char;
  });
}

function characterOf(name: string): string | undefined {
  const match = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (!match) return undefined;
  const code = match[1] === undefined ? Number(match[2]) : Number.parseInt(match[1], 16);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
}
