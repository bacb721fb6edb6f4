import { sheetError } from '../sheet-error.ts';

/**
 * The text of a CSV file, whatever wrote it: Excel in China saves GB18030 (`CSV`), UTF-8 with a mark (`CSV UTF-8`) or
 * UTF-16 (`Unicode text`); other programs save UTF-8 without a mark.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const encoding = wideEncodingOf(bytes);
  if (encoding !== undefined) return decode(bytes, encoding) ?? refuse();
  return decode(bytes, 'utf-8') ?? decode(bytes, 'gb18030') ?? refuse();
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** By its mark, or by zero bytes: those of separators and line ends, which every table has, are all on one side. */
export function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 1000).entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Some Chinese characters end in a zero byte too (一 is 4E 00), but they are few.
  if (odd > 4 * even) return 'utf-16le';
  return even > 4 * odd ? 'utf-16be' : undefined;
}

function refuse(): never {
  throw sheetError('file_damaged');
}
