import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Statements as the providers document them: headers, marks, comments and totals. Not compared with a downloaded file yet. */
export interface ListedPayment {
  no: string;
  yuan: string;
  kind?: 'payment' | 'refund';
  providerNo?: string;
  time?: string;
  name?: string;
}

const wechatHeader =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const wechatTotals = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

export function wechatLine({ no, yuan, kind, providerNo, time, name }: ListedPayment): string {
  const isRefund = kind === 'refund';
  const cells = [
    time ?? '2026-06-08 10:34:56',
    'wx8888888888888888',
    '1900000109',
    '0',
    '',
    providerNo ?? `4200${no}`,
    no,
    'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
    'NATIVE',
    isRefund ? 'REFUND' : 'SUCCESS',
    'CMC',
    'CNY',
    isRefund ? '0.00' : yuan,
    '0.00',
    isRefund ? '50000000382019052709732678859' : '0',
    isRefund ? `R${no}` : '0',
    isRefund ? yuan : '0.00',
    '0.00',
    isRefund ? 'ORIGINAL' : '',
    isRefund ? 'SUCCESS' : '',
    name ?? 'Platen 充值',
    '',
    '0.53000',
    '0.60%',
    isRefund ? '0.00' : yuan,
    isRefund ? yuan : '0.00',
    '',
  ];
  return cells.map((cell) => `\`${cell}`).join(',');
}

export function wechatStatementFile(lines: readonly string[]): Buffer {
  const totals = `\`${lines.length}.0,\`0.00,\`0.00,\`0.00,\`0.00000,\`0.00,\`0.00`;
  return Buffer.from(`\ufeff${[wechatHeader, ...lines, wechatTotals, totals].join('\r\n')}\r\n`);
}

const alipayHeader =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

export function alipayLine({ no, yuan, kind, providerNo, time, name }: ListedPayment): string {
  const isRefund = kind === 'refund';
  const at = time ?? '2026-06-08 10:34:56';
  const amount = isRefund ? `-${yuan}` : yuan;
  const cells = [
    providerNo ?? `2026${no}`,
    no,
    isRefund ? '退款' : '交易',
    name ?? 'Platen 充值',
    at,
    at,
    '',
    '',
    '',
    '',
    '*三(138******00)',
    amount,
    amount,
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '',
    '0.00',
    '0.00',
    isRefund ? `R${no}` : '',
    '-0.01',
    '0.00',
    '',
  ];
  return cells.map((cell) => `${cell}\t`).join(',');
}

/** The text of the details. Its bytes are made by `gb18030`. */
export function alipayStatementText(lines: readonly string[], account = '20881021196858380156'): string {
  return [
    '#支付宝业务明细查询',
    `#账号：[${account}]`,
    '#起始日期：[2026年06月08日 00:00:00]   终止日期：[2026年06月09日 00:00:00]',
    '#-----------------------------------------业务明细列表----------------------------------------',
    alipayHeader,
    ...lines,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${lines.length}笔，商家实收共0.00元，商家优惠共0.00元`,
    '#退款合计：0笔，商家实收退款共0.00元，商家优惠退款共0.00元',
    '#导出时间：[2026年06月09日 09:10:47]',
    '',
  ].join('\r\n');
}

/** As Alipay packs it: the sums come first, in a table with other columns. */
export async function alipayStatementFile(lines: readonly string[], account?: string): Promise<Buffer> {
  const sums = '#支付宝业务汇总查询\r\n门店编号,门店名称,交易订单总笔数\r\n合计,,1\r\n';
  const zip = new ZipFile();
  const packed = buffer(zip.outputStream);
  zip.addBuffer(Buffer.from(gb18030(sums)), '20881021196858380156_20260608_业务明细(汇总).csv');
  const details = Buffer.from(gb18030(alipayStatementText(lines, account)));
  zip.addBuffer(details, '20881021196858380156_20260608_业务明细.csv');
  zip.end();
  return packed;
}

/** The bytes of every character in two bytes of GB18030, found with the decoder: Node has no encoder for it. */
let bytesOf: Map<string, readonly [number, number]> | undefined;

export function gb18030(text: string): Uint8Array {
  bytesOf ??= new Map(twoByteCharacters());
  const known = bytesOf;
  return Uint8Array.from(
    [...text].flatMap((character): readonly number[] => {
      if (character.charCodeAt(0) < 128) return [character.charCodeAt(0)];
      const bytes = known.get(character);
      if (!bytes) throw new Error(`${character} is not in two bytes of GB18030`);
      return bytes;
    }),
  );
}

function* twoByteCharacters(): Generator<[string, readonly [number, number]]> {
  const decoder = new TextDecoder('gb18030');
  for (let first = 0x81; first <= 0xfe; first++) {
    for (let second = 0x40; second <= 0xfe; second++) {
      if (second === 0x7f) continue;
      yield [decoder.decode(Uint8Array.of(first, second)), [first, second]];
    }
  }
}
