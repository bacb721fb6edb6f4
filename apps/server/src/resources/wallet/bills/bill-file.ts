import { Readable } from 'node:stream';
import type { Bill } from '@platen/model/bills';
import type { Currency } from '@platen/model/currencies';
import { billKindTexts, paymentMethodTexts } from '@platen/model/wallet-words';
import { type Locale, type BilingualText, fillIn, textIn } from '@platen/model/locale';
import { type TableColumn, writeTable, xlsxType } from '@platen/sheet/write-table';
import type { SentFile } from '../../../platform/http/send-file.ts';
import { zonedTime } from '../../../platform/zoned-time.ts';
import { billColumnTexts, billFileTitle, billTargetTexts, yuanText } from './bill-file.messages.ts';

export interface BillFileOptions {
  locale: Locale;
  timeZone: string;
  currency: Currency;
  /** The factory's file says whose each bill is. */
  showsOwner: boolean;
  /** About how many bills there are. */
  count: number;
}

/** What a sheet of bills has by itself, and for each bill, compressed. */
const sheetBytes = 3500;
const billBytes = 46;

interface BillColumn {
  header: BilingualText;
  width: number;
  format?: TableColumn['format'];
  value(bill: Bill, options: BillFileOptions): string | number | Date;
}

const owner: BillColumn = { header: billColumnTexts.owner, width: 24, value: ({ user }) => user.screen_name };

const columns: readonly BillColumn[] = [
  { header: billColumnTexts.no, width: 20, value: ({ no }) => no },
  {
    header: billColumnTexts.kind,
    width: 16,
    value: ({ kind }, { locale }) => textIn(billKindTexts[kind], locale),
  },
  { header: billColumnTexts.amount, width: 14, format: 'money', value: ({ amount }) => amount },
  { header: billColumnTexts.balance, width: 14, format: 'money', value: ({ balance }) => balance },
  {
    header: billColumnTexts.payment_method,
    width: 16,
    value: ({ payment_method }, { locale }) => textIn(paymentMethodTexts[payment_method], locale),
  },
  {
    header: billColumnTexts.target_type,
    width: 14,
    value: ({ target_type }, { locale }) => textIn(billTargetTexts[target_type], locale),
  },
  { header: billColumnTexts.target_no, width: 20, value: ({ target_no }) => target_no },
  {
    header: billColumnTexts.paid_at,
    width: 20,
    format: 'time',
    value: ({ paid_at }, { timeZone }) => zonedTime(paid_at, timeZone),
  },
];

/** Bills as a sheet in the reader's language, with the factory's times. */
export function billFile(bills: AsyncIterable<Bill>, options: BillFileOptions): SentFile {
  const { locale, timeZone, showsOwner, count } = options;
  const currency = options.currency === 'CNY' ? textIn(yuanText, locale) : options.currency;
  const shown = showsOwner ? [owner, ...columns] : columns;
  async function* rows() {
    for await (const bill of bills) yield shown.map((column) => column.value(bill, options));
  }
  const title = textIn(billFileTitle, locale);
  const table = writeTable(
    {
      name: title,
      columns: shown.map(({ header, ...column }) => ({ ...column, header: fillIn(header, { currency }, locale) })),
    },
    rows(),
  );
  const today = zonedTime(new Date().toISOString(), timeZone).toISOString().slice(0, 10);
  return {
    filename: `${title} ${today}.xlsx`,
    contentType: xlsxType,
    stream: Readable.from(table),
    estimatedBytes: sheetBytes + count * billBytes,
  };
}
