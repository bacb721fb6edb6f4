import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { XmlDecoder } from './xml-decoder.ts';

function decode(bytes: Uint8Array, pieceLength: number): string {
  const decoder = new XmlDecoder();
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceLength) text += decoder.push(bytes.subarray(at, at + pieceLength));
  return text + decoder.end();
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return bytes;
}

const document = '<?xml version="1.0"?><a>马克杯 😀</a>';

describe('the bytes of a part', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(document)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${document}`)],
    ['UTF-16', utf16(document, true)],
    ['UTF-16 with a mark', utf16(`\ufeff${document}`, true)],
    ['UTF-16, big end first', utf16(document, false)],
    ['UTF-16, big end first, with a mark', utf16(`\ufeff${document}`, false)],
  ])('are read as %s, in pieces of any length', (_, bytes) => {
    for (const length of [2, 3, 7, 1000]) expect(decode(bytes, length)).toBe(document);
  });

  it('are read by the encoding that they declare', () => {
    const head = '<?xml version="1.0" encoding="GBK"?><a>';
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode(head),
      0xc2,
      0xed,
      0xbf,
      0xcb,
      0xb1,
      0xad,
      0x3c,
      0x2f,
      0x61,
      0x3e,
    ]);
    expect(decode(bytes, 1000)).toBe(`${head}马克杯</a>`);
  });

  it('are refused where they are no characters, or the encoding is unknown', () => {
    expect(() => decode(Uint8Array.from([0x3c, 0x61, 0x3e, 0xff, 0xfe, 0x3c]), 100)).toThrow(/damaged/);
    expect(() => decode(new TextEncoder().encode('<?xml version="1.0" encoding="klingon"?><a/>'), 100)).toThrow(
      /damaged/,
    );
  });

  it('keep every character, wherever they are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '>', 'é', '马', '😀', '\n')),
        fc.integer({ min: 1, max: 9 }),
        (characters, length) => {
          const source = `<a>${characters.join('')}</a>`;
          expect(decode(new TextEncoder().encode(source), length)).toBe(source);
        },
      ),
    );
  });
});
