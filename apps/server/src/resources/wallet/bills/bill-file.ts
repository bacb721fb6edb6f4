import { textIn } from '@platen/model/text/locale';
import type { Bill } from '@platen/model/wallet/bills';
import { billKindTexts, paymentMethodTexts } from '@platen/model/wallet/wallet-enums';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { type FileColumn, type FileReader, tableFile } from '../../../platform/table-files/table-file.ts';
import { zonedTime } from '../../../platform/zoned-time.ts';
import { billColumnTexts, billFileTitle, billTargetTexts } from './bill-file.messages.ts';

/** Estimated compressed sizes of an empty sheet and of each bill. */
const sheetBytes = 3500;
const billBytes = 46;

type BillColumn = FileColumn<Bill>;

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

/** Bills as a sheet; for the factory it names their owners. */
export function billFile(
  rows: AsyncIterable<Bill>,
  reader: FileReader,
  { showsOwner, count }: { showsOwner: boolean; count: number },
): FileResponse {
  const estimatedBytes = sheetBytes + count * billBytes;
  const shown = showsOwner ? [owner, ...columns] : columns;
  return tableFile({ title: billFileTitle, columns: shown, rows, estimatedBytes }, reader);
}
