import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sourceOfBytes } from '../byte-source.ts';
import { sheetLimits } from '../limits.ts';
import { Reading } from '../reading.ts';
import { crc32 } from './crc32.ts';
import { ZipArchive } from './zip-archive.ts';

const text = '马克杯 '.repeat(5000);

function zip(files: Record<string, string> = { 'xl/a.xml': text }): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));
}

async function unpack(bytes: Uint8Array, name = 'xl/a.xml'): Promise<string> {
  const archive = await ZipArchive.open(sourceOfBytes(bytes), new Reading(sheetLimits));
  const entry = archive.find(name);
  if (!entry) throw new Error(`no ${name}`);
  const decoder = new TextDecoder();
  let unpacked = '';
  for await (const piece of archive.unpack(entry)) unpacked += decoder.decode(piece, { stream: true });
  return unpacked;
}

/** The place of a field in the directory's only entry. */
function inDirectory(bytes: Uint8Array, offset: number): { view: DataView; at: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = view.getUint32(bytes.length - 22 + 16, true);
  return { view, at: start + offset };
}

function changed(offset: number, change: (value: number) => number, width: 2 | 4 = 4): Uint8Array {
  const bytes = zip();
  const { view, at } = inDirectory(bytes, offset);
  if (width === 4) view.setUint32(at, change(view.getUint32(at, true)), true);
  else view.setUint16(at, change(view.getUint16(at, true)), true);
  return bytes;
}

describe('an archive', () => {
  it('gives back what was packed', async () => {
    expect(await unpack(zip())).toBe(text);
  });

  it('takes names without case, with backslashes, or from the root', async () => {
    expect(await unpack(zip({ 'XL\\A.xml': text }))).toBe(text);
    expect(await unpack(zip({ '/xl/a.xml': text }))).toBe(text);
  });

  it('takes files that are stored as they are, and empty ones', async () => {
    const bytes = zipSync({ a: [strToU8(text), { level: 0 }], b: [new Uint8Array(), { level: 0 }] });
    expect(await unpack(bytes, 'a')).toBe(text);
    expect(await unpack(bytes, 'b')).toBe('');
  });

  it('is found behind a comment', async () => {
    const bytes = zip();
    const comment = strToU8('made by hand');
    const longer = new Uint8Array(bytes.length + comment.length);
    longer.set(bytes);
    longer.set(comment, bytes.length);
    new DataView(longer.buffer).setUint16(bytes.length - 2, comment.length, true);
    expect(await unpack(longer)).toBe(text);
  });

  it('takes the sizes of large files', async () => {
    expect(await unpack(withLargeSizes(zip()))).toBe(text);
  });

  it.each([
    ['more bytes than it says', changed(24, (size) => size - 1)],
    ['fewer bytes than it says', changed(24, (size) => size + 1)],
    ['another sum than it says', changed(16, (crc) => crc ^ 1)],
    ['packed bytes behind the end of the file', changed(20, (size) => size + 100_000)],
    ['a header where there is none', changed(42, () => 7)],
    ['a header behind the end', changed(42, () => 0xfffffff0)],
    ['an unknown method', changed(10, () => 99, 2)],
  ])('is refused with %s', async (_, bytes) => {
    await expect(unpack(bytes)).rejects.toMatchObject({ code: 'file_damaged' });
  });

  it('is refused where one of its bytes is wrong', async () => {
    const bytes = zip();
    bytes[60] = (bytes[60] ?? 0) ^ 0x55;
    await expect(unpack(bytes)).rejects.toMatchObject({ code: 'file_damaged' });
  });

  it('is refused wherever it is cut off', async () => {
    const bytes = zip();
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      await expect(unpack(cut)).rejects.toMatchObject({ code: 'file_damaged' });
    }
  });

  it('says that a file has a password', async () => {
    await expect(unpack(changed(8, (flags) => flags | 1, 2))).rejects.toMatchObject({ code: 'password_protected' });
  });

  it.each(['../../etc/passwd', 'xl/../../a', 'C:/a.xml', '..\\a'])('is refused with the name %s', async (name) => {
    await expect(unpack(zip({ [name]: 'a' }), name)).rejects.toMatchObject({ code: 'name_unsafe' });
  });

  it('is refused with too many files, whatever count it gives', async () => {
    const bytes = zip(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, 'a'])));
    const reading = new Reading({ ...sheetLimits, entries: 20 });
    await expect(ZipArchive.open(sourceOfBytes(bytes), reading)).rejects.toMatchObject({ code: 'too_many_entries' });
    new DataView(bytes.buffer, bytes.byteOffset).setUint16(bytes.length - 12, 2, true);
    await expect(ZipArchive.open(sourceOfBytes(bytes), reading)).rejects.toMatchObject({ code: 'too_many_entries' });
  });
});

describe('the sum of bytes', () => {
  it.each([
    ['', 0],
    ['123456789', 0xcbf43926],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('of %o', (bytes, sum) => expect(crc32(strToU8(bytes), 0)).toBe(sum));

  it('is the same in pieces', () => {
    const bytes = strToU8(text);
    for (const cut of [1, 2, 3, 4, 5, 1000]) {
      expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut), 0))).toBe(crc32(bytes, 0));
    }
  });
});

/** The same archive, with its sizes and its directory where archives beyond 4 GB have them. */
function withLargeSizes(bytes: Uint8Array): Uint8Array {
  const { view, at: start } = inDirectory(bytes, 0);
  const nameLength = view.getUint16(start + 28, true);
  const extra = new DataView(new ArrayBuffer(28));
  extra.setUint16(0, 1, true);
  extra.setUint16(2, 24, true);
  extra.setBigUint64(4, BigInt(view.getUint32(start + 24, true)), true);
  extra.setBigUint64(12, BigInt(view.getUint32(start + 20, true)), true);
  extra.setBigUint64(20, BigInt(view.getUint32(start + 42, true)), true);
  const entry = bytes.slice(start, start + 46 + nameLength);
  const entryView = new DataView(entry.buffer);
  for (const offset of [20, 24, 42]) entryView.setUint32(offset, 0xffffffff, true);
  entryView.setUint16(30, 28, true);
  entryView.setUint16(32, 0, true);
  const end64 = new DataView(new ArrayBuffer(56 + 20 + 22));
  const size = entry.length + 28;
  end64.setUint32(0, 0x06064b50, true);
  end64.setBigUint64(32, 1n, true);
  end64.setBigUint64(40, BigInt(size), true);
  end64.setBigUint64(48, BigInt(start), true);
  end64.setUint32(56, 0x07064b50, true);
  end64.setBigUint64(64, BigInt(start + size), true);
  end64.setUint32(76, 0x06054b50, true);
  for (const offset of [84, 86]) end64.setUint16(offset, 0xffff, true);
  for (const offset of [88, 92]) end64.setUint32(offset, 0xffffffff, true);
  const parts = [bytes.subarray(0, start), entry, new Uint8Array(extra.buffer), new Uint8Array(end64.buffer)];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
