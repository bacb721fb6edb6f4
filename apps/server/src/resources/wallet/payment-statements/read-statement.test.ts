import { describe, expect, it } from 'vitest';
import { openStatement, type ReadOptions } from './read-statement.ts';
import type { StatementLine } from './statement-format.ts';
import {
  alipayLine,
  alipayStatementFile,
  alipayStatementText,
  gb18030,
  wechatLine,
  wechatStatementFile,
} from './testing/statement-files.ts';

const options: ReadOptions = { locale: 'en-US', merchants: {} };

async function read(bytes: Uint8Array, more: Partial<ReadOptions> = {}) {
  const { method, lines } = await openStatement([Buffer.from(bytes)], { ...options, ...more });
  const all: StatementLine[] = [];
  for await (const line of lines) all.push(line);
  return { method, lines: all };
}

const payments = [
  { no: 'RC2606080001', yuan: '88.80', name: '充值, 100%' },
  { no: 'RC2606080002', yuan: '5.00', kind: 'refund' as const, providerNo: 'P2' },
];

describe('a trade bill of WeChat Pay', () => {
  const lines = payments.map(wechatLine);
  const file = wechatStatementFile(lines);
  const changed = (from: string | RegExp, to: string) => Buffer.from(file.toString().replace(from, to));

  it('is read with its payments and refunds, up to its totals', async () => {
    expect(await read(file)).toEqual({
      method: 'wechat',
      lines: [
        {
          line: 2,
          kind: 'payment',
          no: 'RC2606080001',
          providerNo: '4200RC2606080001',
          amountFen: 8880,
          day: '2026-06-08',
        },
        { line: 3, kind: 'refund', no: 'RC2606080002', providerNo: 'P2', amountFen: 500, day: '2026-06-08' },
      ],
    });
  });

  it('is read without its byte order mark, and with other line ends', async () => {
    expect((await read(changed('\ufeff', ''))).lines).toHaveLength(2);
    expect((await read(Buffer.from(file.toString().replaceAll('\r\n', '\n')))).lines).toHaveLength(2);
  });

  it.each([
    [
      'a payment without an amount',
      /`88\.80(?=,`0\.00,`\r\n)/,
      '`',
      'statement_value_wrong',
      { line: 2, column: '订单金额', value: '' },
    ],
    [
      'an amount that is none',
      /`88\.80(?=,`0\.00,`\r\n)/,
      '`88,8',
      'statement_value_wrong',
      { line: 2, column: '订单金额', value: '88,8' },
    ],
    [
      'a time that Excel has changed',
      '`2026-06-08 10:34:56',
      '`2026/6/8 10:34',
      'statement_value_wrong',
      { line: 2, column: '交易时间', value: '2026/6/8 10:34' },
    ],
    [
      'an unknown state',
      '`SUCCESS,',
      '`DREAMING,',
      'statement_value_wrong',
      { line: 2, column: '交易状态', value: 'DREAMING' },
    ],
    ['no number of ours', '`RC2606080001', '`', 'statement_value_wrong', { line: 2, column: '商户订单号', value: '' }],
    ['a column missing', '商户订单号,', '', 'statement_column_missing', { line: 1, column: '商户订单号' }],
    ['its end cut off', /总交易单数[^]*$/, '', 'statement_incomplete', { line: 3 }],
    ['no header', /^[^\n]*\n/, '', 'statement_unrecognized', { lines: 20 }],
  ] as const)('is refused with %s', async (_, from, to, key, params) => {
    await expect(read(changed(from, to))).rejects.toMatchObject({ key, params, refusedFields: ['file'] });
  });

  it('is refused with a payment that is listed twice', async () => {
    const [first = ''] = lines;
    await expect(read(wechatStatementFile([first, first]))).rejects.toMatchObject({
      key: 'statement_line_repeated',
      params: { line: 3, column: '微信订单号' },
    });
  });

  it('is refused where it is another merchant’s', async () => {
    await expect(read(file, { merchants: { wechat: '1900000100' } })).rejects.toMatchObject({
      key: 'statement_of_other_merchant',
      params: { line: 2, merchant: '1900000109', expected: '1900000100' },
    });
    expect((await read(file, { merchants: { wechat: '1900000109' } })).lines).toHaveLength(2);
  });
});

describe('a business bill of Alipay', () => {
  const lines = payments.map(alipayLine);
  const expected = {
    method: 'alipay',
    lines: [
      {
        line: 6,
        kind: 'payment',
        no: 'RC2606080001',
        providerNo: '2026RC2606080001',
        amountFen: 8880,
        day: '2026-06-08',
      },
      { line: 7, kind: 'refund', no: 'RC2606080002', providerNo: 'P2', amountFen: 500, day: '2026-06-08' },
    ],
  };
  const quoted = lines.map((line) => line.replace('充值, 100%\t', '"充值, 100%\t"'));

  it('is read from its zip file, in GB18030', async () => {
    expect(await read(await alipayStatementFile(quoted))).toEqual(expected);
  });

  it('is read without the zip file, and in UTF-8', async () => {
    const text = alipayStatementText(quoted);
    expect(await read(gb18030(text))).toEqual(expected);
    expect(await read(Buffer.from(text))).toEqual(expected);
  });

  it('is refused with the place of what cannot be read', async () => {
    const text = alipayStatementText(quoted).replace('88.80\t', '八十八\t');
    await expect(read(gb18030(text))).rejects.toMatchObject({
      key: 'statement_value_wrong',
      params: { line: 6, column: '订单金额（元）', value: '八十八' },
    });
  });

  it('is refused where it is another seller’s, or cut off', async () => {
    await expect(
      read(await alipayStatementFile(quoted), { merchants: { alipay: '2088000000000000' } }),
    ).rejects.toMatchObject({
      key: 'statement_of_other_merchant',
      params: { line: 2, merchant: '2088102119685838' },
    });
    const cut = alipayStatementText(quoted).replace(/#-+业务明细列表结束[^]*$/, '');
    await expect(read(gb18030(cut))).rejects.toMatchObject({ key: 'statement_incomplete', params: { line: 7 } });
  });
});

const damagedZip = (await alipayStatementFile([])).subarray(0, 100);

describe('a file that is no statement', () => {
  it.each([
    ['empty', new Uint8Array(), 'statement_unrecognized'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xff, 0xff, 0x00, 0xff]), 'statement_unrecognized'],
    ['another table', Buffer.from('a,b,c\n1,2,3\n'), 'statement_unrecognized'],
    ['one endless line', Buffer.alloc(100_000, 'a'), 'statement_unrecognized'],
    ['a damaged zip file', damagedZip, 'statement_damaged'],
  ])('is refused: %s', async (_, bytes, key) => {
    await expect(read(bytes)).rejects.toMatchObject({ key });
  });
});
