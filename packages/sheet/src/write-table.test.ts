import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { writeTable } from './write-table.ts';

const table = {
  name: '账单',
  columns: [
    { header: '编号', width: 12 },
    { header: '金额', width: 12, format: 'money' },
    { header: '时间', width: 20, format: 'time' },
  ],
} as const;

async function* rowsOf(rows: readonly (string | number | Date)[][]) {
  yield* rows;
}

async function read(file: AsyncIterable<Uint8Array>) {
  const bytes: number[] = [];
  for await (const chunk of file) bytes.push(...chunk);
  const [sheet] = (await readXlsx(Uint8Array.from(bytes))).sheets;
  return sheet;
}

describe('a streamed table', () => {
  it('reads back as it was written: texts, amounts, times', async () => {
    const time = new Date('2026-03-01T08:09:10Z');
    const rows = [
      ['BL1', 1234.56, time],
      [' <&"> \n 第二行 ', -0.01, time],
      ['=1+1', 0, time],
    ];
    const sheet = await read(writeTable(table, rowsOf(rows)));
    expect(sheet?.name).toBe('账单');
    expect(sheet?.rows).toEqual([['编号', '金额', '时间'], ...rows]);
  });

  it('leaves out what XML cannot hold, and nothing else', async () => {
    const sheet = await read(writeTable(table, rowsOf([['a\u0001b\uffff\ud800c_x0041_😀', 0, new Date(0)]])));
    expect(sheet?.rows[1]?.[0]).toBe('abc_x0041_😀');
  });

  it('has its headers where there are no rows', async () => {
    expect((await read(writeTable(table, rowsOf([]))))?.rows).toEqual([['编号', '金额', '时间']]);
  });

  it('takes rows only as fast as it is read, and lets go of them when nobody reads on', async () => {
    const rows = { taken: 0, areLetGo: false };
    async function* endless() {
      try {
        for (;;) yield [`row ${++rows.taken} ${Math.random()}`, rows.taken, new Date(0)];
      } finally {
        rows.areLetGo = true;
      }
    }
    let chunks = 0;
    for await (const _chunk of writeTable(table, endless())) if (++chunks === 20) break;
    expect(rows.taken).toBeLessThan(20_000);
    expect(rows.areLetGo).toBe(true);
  });
});
