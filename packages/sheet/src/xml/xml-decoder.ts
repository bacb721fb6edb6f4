import { sheetError } from '../sheet-error.ts';

/** Not every host that runs this has the name as a type. */
type Decoder = InstanceType<typeof TextDecoder>;

const gt = 62;
/** Longer than any text between two tags; what is longer is passed on in pieces. */
const heldBytesMax = 1_000_000;

/**
 * The bytes of a part, given in pieces, as text. Parts are UTF-8 or UTF-16; a few programs write another encoding and
 * say so. Bytes that are no characters are refused, as Excel does: a name with a lost character would be printed.
 */
export class XmlDecoder {
  private decoder: Decoder | undefined;
  private isUtf8 = false;
  private held: Uint8Array = new Uint8Array();

  /** Cut behind a tag where possible: the scanner is fastest where no tag is in two pieces. */
  push(bytes: Uint8Array): string {
    this.decoder ??= this.start(bytes);
    if (!this.isUtf8) return this.decode(bytes, true);
    let end = bytes.lastIndexOf(gt) + 1;
    if (end === 0) {
      if (this.held.length + bytes.length <= heldBytesMax) {
        this.held = joined(this.held, bytes);
        return '';
      }
      end = bytes.length;
    }
    const text = this.decode(joined(this.held, bytes.subarray(0, end)), true);
    this.held = bytes.slice(end);
    return text;
  }

  end(): string {
    return this.decode(this.held, false);
  }

  private start(bytes: Uint8Array): Decoder {
    const encoding = encodingOf(bytes);
    this.isUtf8 = encoding === 'utf-8';
    try {
      return new TextDecoder(encoding, { fatal: true });
    } catch {
      throw sheetError('file_damaged');
    }
  }

  private decode(bytes: Uint8Array, isMore: boolean): string {
    try {
      return this.decoder?.decode(bytes, { stream: isMore }) ?? '';
    } catch {
      throw sheetError('file_damaged');
    }
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  // A part that says UTF-16 in single bytes was written again by a program that did not correct its first line.
  return declared === undefined || /^utf-?(8|16)/i.test(declared) ? 'utf-8' : declared.toLowerCase();
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
