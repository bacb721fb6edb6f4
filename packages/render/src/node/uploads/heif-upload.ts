import { profileOfNumbers } from './file-colors.ts';
import { type FileWindow, withFileWindow } from './file-window.ts';
import type { UploadInspection } from './upload-inspection.ts';

/** A box of the ISO base media file format, which AVIF and HEIC files consist of. */
interface Box {
  readonly type: string;
  readonly content: Buffer;
}

/** The most that is read of the `meta` box. No real file needs more, and a forged size must not exhaust the memory. */
const metaBytesMax = 4 * 1024 * 1024;
const boxHeadBytes = 8;
/** The version and flags at the start of the content of a full box, such as `meta`. */
const versionBytes = 4;

/** Finds what sharp ignores in an AVIF or HEIC: colors that are given as code points (`nclx`) instead of a profile. */
export function inspectHeif(path: string): UploadInspection {
  return withFileWindow(path, (file) => ({ isLevel: false, profile: profileOf(colorsOf(file)) }));
}

/** Undefined if the file has an ICC profile: it takes precedence over code points, and sharp applies it. */
function profileOf(colors: readonly Buffer[]): Buffer | undefined {
  const kindOf = (content: Buffer) => content.toString('latin1', 0, 4);
  if (colors.some((content) => profileKinds.has(kindOf(content)))) return undefined;
  const numbers = colors.find((content) => kindOf(content) === 'nclx' && content.length >= 8);
  return numbers && profileOfNumbers(numbers.readUInt16BE(4), numbers.readUInt16BE(6));
}

const profileKinds = new Set(['prof', 'rICC']);

/** The contents of all `colr` boxes: those of the displayed picture and of the tiles that it consists of. */
function colorsOf(file: FileWindow): Buffer[] {
  const meta = readMeta(file);
  const properties = meta && boxesIn(meta.subarray(versionBytes)).find(({ type }) => type === 'iprp');
  const list = properties && boxesIn(properties.content).find(({ type }) => type === 'ipco');
  return boxesIn(list?.content ?? Buffer.alloc(0)).flatMap(({ type, content }) => (type === 'colr' ? [content] : []));
}

/** The content of the `meta` box, which describes the pictures in the file. */
function readMeta(file: FileWindow): Buffer | undefined {
  for (let at = 0; at + boxHeadBytes <= file.byteSize; ) {
    const head = file.read(at, boxHeadBytes + 8);
    const size = sizeOf(head, file.byteSize - at);
    if (!size) return undefined;
    if (head.toString('latin1', 4, 8) !== 'meta') at += size.whole;
    else return file.read(at + size.head, Math.min(size.whole - size.head, metaBytesMax));
  }
  return undefined;
}

function boxesIn(content: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + boxHeadBytes <= content.length; ) {
    const size = sizeOf(content.subarray(at), content.length - at);
    if (!size) break;
    boxes.push({
      type: content.toString('latin1', at + 4, at + 8),
      content: content.subarray(at + size.head, at + size.whole),
    });
    at += size.whole;
  }
  return boxes;
}

/**
 * The size of a box including its header, and of the header alone. A size of 0 means that the box extends to the end,
 * and 1 that a 64-bit size follows. Undefined if the box does not fit.
 */
function sizeOf(head: Buffer, left: number): { head: number; whole: number } | undefined {
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && head.length >= 16;
  const whole = short === 0 ? left : isLong ? Number(head.readBigUInt64BE(8)) : short;
  const headBytes = isLong ? 16 : boxHeadBytes;
  return whole >= headBytes && whole <= left ? { head: headBytes, whole } : undefined;
}
