import { profileOfNumbers } from './file-colors.ts';
import { type FileWindow, withFileWindow } from './file-window.ts';
import type { UploadInspection } from './upload-inspection.ts';

/** A box of the ISO base media format: what AVIF and HEIC are made of. */
interface Box {
  readonly type: string;
  readonly content: Buffer;
}

/** No file says more than this of its pictures; a longer list is not read. */
const listBytesMax = 4 * 1024 * 1024;
const boxHeadBytes = 8;
/** Of a box that begins with a version and flags. */
const versionBytes = 4;

/** What sharp does not see in an AVIF or HEIC: colors by numbers instead of a profile. */
export function inspectHeif(path: string): UploadInspection {
  return withFileWindow(path, (file) => ({ isLevel: false, profile: profileOf(colorsOf(file)) }));
}

/** A profile is what counts where there is one, and sharp applies it. */
function profileOf(colors: readonly Buffer[]): Buffer | undefined {
  const kindOf = (content: Buffer) => content.toString('latin1', 0, 4);
  if (colors.some((content) => profileKinds.has(kindOf(content)))) return undefined;
  const numbers = colors.find((content) => kindOf(content) === 'nclx' && content.length >= 8);
  return numbers && profileOfNumbers(numbers.readUInt16BE(4), numbers.readUInt16BE(6));
}

const profileKinds = new Set(['prof', 'rICC']);

/** What is said of the colors of the picture that is shown, and of those that it is made of. */
function colorsOf(file: FileWindow): Buffer[] {
  const meta = readList(file);
  const properties = meta && boxesIn(meta.subarray(versionBytes)).find(({ type }) => type === 'iprp');
  const list = properties && boxesIn(properties.content).find(({ type }) => type === 'ipco');
  return boxesIn(list?.content ?? Buffer.alloc(0)).flatMap(({ type, content }) => (type === 'colr' ? [content] : []));
}

/** The box that lists what is in the file. */
function readList(file: FileWindow): Buffer | undefined {
  for (let at = 0; at + boxHeadBytes <= file.byteSize; ) {
    const head = file.read(at, boxHeadBytes + 8);
    const size = sizeOf(head, file.byteSize - at);
    if (!size) return undefined;
    if (head.toString('latin1', 4, 8) !== 'meta') at += size.whole;
    else return file.read(at + size.head, Math.min(size.whole - size.head, listBytesMax));
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

/** Of a box with its head. 0 is all that is left, and 1 a size of 64 bits. */
function sizeOf(head: Buffer, left: number): { head: number; whole: number } | undefined {
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && head.length >= 16;
  const whole = short === 0 ? left : isLong ? Number(head.readBigUInt64BE(8)) : short;
  const headBytes = isLong ? 16 : boxHeadBytes;
  return whole >= headBytes && whole <= left ? { head: headBytes, whole } : undefined;
}
