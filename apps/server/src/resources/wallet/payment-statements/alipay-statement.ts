import { alipayStatementWords as words } from '@platen/model/wallet/statement-columns';
import { csvTable } from '@platen/sheet/csv/csv-table';
import type { StatementFormat } from './statement-format.ts';

const commentMark = '#';
const cellCharacters = 2000;
/** The account is the seller's id with four more digits. */
const account = new RegExp(`^${commentMark}${words.account}\\[(\\d{16})\\d*\\]`);
const end = new RegExp(`^${commentMark}-+${words.end}`);

/** Alipay's business bill. Values end in a tab, so that Excel leaves them alone. */
export const alipayStatement: StatementFormat = {
  method: 'alipay',
  columns: [words.providerNo, words.no, words.kind, words.time, words.amount],
  cellsOf: (text) => {
    if (!text.includes('"')) return text.split(',');
    const [cells = []] = csvTable(text, { delimiter: ',', cellCharacters });
    return cells;
  },
  isComment: (text) => text.startsWith(commentMark),
  isEnd: (text) => end.test(text),
  merchantOf: (comment) => account.exec(comment)?.[1],
  read: (row) => {
    const kind = row.text(words.kind);
    if (kind !== words.payment && kind !== words.refund) row.refuse(words.kind);
    return {
      line: row.line,
      kind: kind === words.refund ? 'refund' : 'payment',
      no: row.required(words.no),
      providerNo: row.required(words.providerNo),
      amountFen: row.amount(words.amount),
      day: row.day(words.time),
    };
  },
};
