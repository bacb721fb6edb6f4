import { describe, expect, it } from 'vitest';
import { findSkippedFiles, parseSkipped } from './skipped-files.ts';
import { readZipText } from './zip-entry.ts';

const text = (value: string) => new TextEncoder().encode(value);

function fields(length: number, values: Record<number, [size: 2 | 4, value: number]>): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  for (const [at, [size, value]] of Object.entries(values)) {
    if (size === 2) view.setUint16(Number(at), value, true);
    else view.setUint32(Number(at), value, true);
  }
  return new Uint8Array(view.buffer);
}

async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A zip as the format's description says, by hand: a reader must not be proven by its own writer. */
async function zipOf(files: Record<string, string>, isDeflated: boolean): Promise<Blob> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const lengthOf = (all: Uint8Array[]) => all.reduce((sum, part) => sum + part.length, 0);
  for (const [name, content] of Object.entries(files)) {
    const nameBytes = text(name);
    const bytes = isDeflated ? await deflate(text(content)) : text(content);
    const method = isDeflated ? 8 : 0;
    directory.push(
      fields(46, {
        0: [4, 0x02014b50],
        10: [2, method],
        20: [4, bytes.length],
        24: [4, text(content).length],
        28: [2, nameBytes.length],
        42: [4, lengthOf(parts)],
      }),
      nameBytes,
    );
    parts.push(fields(30, { 0: [4, 0x04034b50], 8: [2, method], 26: [2, nameBytes.length] }), nameBytes, bytes);
  }
  const end = fields(22, { 0: [4, 0x06054b50], 12: [4, lengthOf(directory)], 16: [4, lengthOf(parts)] });
  return new Blob([...parts, ...directory, end] as BlobPart[]);
}

describe.each([true, false])('a zip, deflated: %s', (isDeflated) => {
  it('gives one of its texts', async () => {
    const zip = await zipOf({ 'a.txt': 'first', '效果图/b.txt': 'second' }, isDeflated);
    expect(await readZipText(zip, '效果图/b.txt')).toBe('second');
    expect(await readZipText(zip, 'c.txt')).toBeUndefined();
  });

  it('says how many files were left out', async () => {
    const list = '2/7 个文件下载失败，已跳过：\r\n效果图/1.png\r\n字体/x.ttf';
    const zip = await zipOf({ 'sheet.xlsx': 'x', '失败文件.txt': list }, isDeflated);
    expect(await findSkippedFiles(zip)).toEqual({ failed: 2, total: 7 });
  });
});

it('finds nothing in what is no zip', async () => {
  expect(
    await findSkippedFiles(new Blob(['not a zip at all, but long enough to be searched through'])),
  ).toBeUndefined();
  expect(parseSkipped('nothing to see')).toBeUndefined();
});
