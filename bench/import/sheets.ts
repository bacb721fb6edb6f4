import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { orderColumnTitles } from '@platen/model/orders/order-columns';
import { writeXlsxStream } from 'hucre/xlsx';

const items = ['定制项-姓名', '定制项-底色', '定制项-照片', '定制项-祝福语'];
/** Twenty columns, as in a typical order sheet. */
export const sheetHeaders = [...Object.values(orderColumnTitles), ...items];

function* orderRows(count: number): Generator<(string | number)[]> {
  for (let index = 1; index <= count; index++) {
    yield [
      `TB${String(index).padStart(8, '0')}`,
      `${index % 7}`,
      `SKU${String(index % 40).padStart(6, '0')}`,
      (index % 9) + 1,
      index % 2 === 0 ? '11oz' : '15oz',
      `images/${index % 3000}.png`,
      `收件人${index % 5000}`,
      index % 3 === 0 ? '云上贸易有限公司' : '',
      13_800_000_000 + index,
      '中国',
      '浙江省',
      '杭州市',
      `西湖区文三路 ${index % 900} 号 ${index % 30} 幢`,
      String(310_000 + (index % 99)),
      '顺丰速运',
      index % 5 === 0 ? '请尽快发货 & 小心轻放' : '',
      `名字 ${index}`,
      index % 2 === 0 ? '白' : '红',
      `photos/${index}.jpg`,
      `第 ${index} 份祝福`,
    ];
  }
}

/** With a table of shared strings, as Excel writes it. */
export async function makeSheet(path: string, rowCount: number): Promise<void> {
  const columns = sheetHeaders.map((header) => ({ header, width: 14 }));
  const file = writeXlsxStream(orderRows(rowCount), { name: '订单', columns, inlineStrings: false });
  await pipeline(Readable.fromWeb(file as never), createWriteStream(path));
}
