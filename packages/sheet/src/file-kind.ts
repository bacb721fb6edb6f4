import type { ByteSource } from './byte-source.ts';
import { wideEncodingOf } from './csv/csv-text.ts';
import { sheetError } from './sheet-error.ts';

const headBytes = 4096;
const scanBytes = 1024 * 1024;

/** What a file is, by its bytes: names lie. What we cannot read is refused with what to do about it. */
export async function kindOfFile(source: ByteSource): Promise<'xlsx' | 'csv'> {
  if (source.size === 0) throw sheetError('file_empty');
  const head = await source.read(0, Math.min(headBytes, source.size));
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return 'xlsx';
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) {
    // A workbook with a password is kept inside of a file of the old kind.
    throw sheetError((await holds(source, 'EncryptedPackage')) ? 'password_protected' : 'old_format');
  }
  // Files of Excel 2 to 4 begin with the record BOF.
  if (head[0] === 0x09 && [0x00, 0x02, 0x04].includes(head[1] ?? -1) && head[3] === 0x00)
    throw sheetError('old_format');
  const text = new TextDecoder('latin1').decode(head);
  // Many shops export a web page or a "SpreadsheetML 2003" file and call it .xls.
  if (/^\W{0,3}\s*<(!doctype|html|table|\?xml|meta|style)/i.test(text)) throw sheetError('old_format');
  if (!isText(head)) throw sheetError('not_a_sheet');
  return 'csv';
}

function isText(head: Uint8Array): boolean {
  if (wideEncodingOf(head) !== undefined) return true;
  return head.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** A name in the file's directory, two bytes for each character. */
async function holds(source: ByteSource, name: string): Promise<boolean> {
  const wide = [...name].join('\0');
  const decoder = new TextDecoder('latin1');
  for (let at = 0; at < source.size; at += scanBytes) {
    const bytes = await source.read(at, Math.min(source.size, at + scanBytes + wide.length));
    if (decoder.decode(bytes).includes(wide)) return true;
  }
  return false;
}
