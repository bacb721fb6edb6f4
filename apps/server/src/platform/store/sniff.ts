import type { ContentType } from './file-types.ts';
import type { ByteSource } from './store.ts';

const headBytes = 512;
const tailBytes = 64 * 1024;
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Signatures of content types. The first match decides. */
const signatures: readonly [ContentType, (head: Buffer) => boolean][] = [
  ['image/png', (head) => startsWith(head, '\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (head) => startsWith(head, '\xff\xd8\xff')],
  ['image/webp', (head) => startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)],
  ['image/gif', (head) => startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a')],
  ['image/avif', (head) => brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis')],
  ['image/tiff', (head) => ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].some((signature) => startsWith(head, signature))],
  ['font/ttf', (head) => (startsWith(head, '\0\x01\0\0') || startsWith(head, 'true')) && hasFontTables(head)],
  ['font/otf', (head) => startsWith(head, 'OTTO') && hasFontTables(head)],
  ['font/collection', (head) => startsWith(head, 'ttcf')],
  ['font/woff', (head) => startsWith(head, 'wOFF')],
  ['font/woff2', (head) => startsWith(head, 'wOF2')],
  ['application/zip', (head) => startsWith(head, 'PK\x03\x04') || startsWith(head, 'PK\x05\x06')],
  ['video/mp4', (head) => brandsOf(head).some((brand) => /^(isom|iso\d|mp4\d|avc1|M4V )$/.test(brand))],
  ['application/pdf', (head) => startsWith(head, '%PDF-')],
  ['application/vnd.iccprofile', (head) => startsWith(head, 'acsp', 36)],
];

/** The content type according to the bytes. */
export async function sniffContentType(source: ByteSource): Promise<ContentType> {
  const head = await source.read(0, headBytes);
  const type = signatures.find(([, matches]) => matches(head))?.[0] ?? 'application/octet-stream';
  if (type === 'application/zip') return (await isWorkbook(source)) ? xlsx : type;
  if (type === 'video/mp4') return (await hasMovie(source)) ? type : 'application/octet-stream';
  return type;
}

/** A video has few parts: its head, its index and its data. */
const boxesMax = 64;

/** Whether the parts of an ISO media file follow each other as their sizes say, to the index of a movie: any text may follow a head. */
async function hasMovie(source: ByteSource): Promise<boolean> {
  let at = 0;
  for (let count = 0; count < boxesMax && at + 8 <= source.byteSize; count++) {
    const box = await source.read(at, 16);
    if (box.length < 8) return false;
    const [size, type] = [sizeOfBox(box, source.byteSize - at), box.toString('latin1', 4, 8)];
    if (size === undefined || size > source.byteSize - at) return false;
    if (type === 'moov') return box.toString('latin1', 12, 16) === 'mvhd';
    at += size;
  }
  return false;
}

/** 0 means up to the end of the file, 1 that the size follows with eight bytes. */
function sizeOfBox(box: Buffer, restBytes: number): number | undefined {
  const size = box.readUInt32BE(0);
  if (size === 0) return restBytes;
  if (size === 1) return box.length < 16 ? undefined : Number(box.readBigUInt64BE(8));
  return size < 8 ? undefined : size;
}

/** A workbook is a zip with this entry; entry names are in the directory at the end. */
async function isWorkbook(source: ByteSource): Promise<boolean> {
  const tail = await source.read(Math.max(0, source.byteSize - tailBytes), tailBytes);
  return tail.includes('xl/workbook.xml');
}

function startsWith(head: Buffer, signature: string, at = 0): boolean {
  return head.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'));
}

/** The brands of an ISO media file (mp4, avif and similar): the major one and the compatible ones. */
function brandsOf(head: Buffer): string[] {
  if (!startsWith(head, 'ftyp', 4)) return [];
  const box = head.subarray(8, Math.min(head.readUInt32BE(0), head.length));
  const brands: string[] = [];
  for (let at = 0; at + 4 <= box.length; at += 4) brands.push(box.toString('latin1', at, at + 4));
  return brands;
}

/** Four bytes are a weak signature, so the number of tables is checked too: a font has some, but not hundreds. */
function hasFontTables(head: Buffer): boolean {
  const count = head.length >= 6 ? head.readUInt16BE(4) : 0;
  return count > 0 && count < 100;
}
