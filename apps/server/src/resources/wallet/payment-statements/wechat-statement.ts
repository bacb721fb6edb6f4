import { wechatStatementWords as words } from '@platen/model/wallet/statement-columns';
import type { StatementFormat } from './statement-format.ts';

/** Each value begins with a backtick, so that Excel leaves it alone; a comma inside of a value has none behind it. */
const valueMark = '`';

/** WeChat Pay's trade bill, of all transactions or of the successful ones alone. */
export const wechatStatement: StatementFormat = {
  method: 'wechat',
  columns: [words.providerNo, words.no, words.time, words.merchant, words.state, words.amount],
  cellsOf: (text) =>
    text.startsWith(valueMark) ? text.slice(valueMark.length).split(`,${valueMark}`) : text.split(','),
  isComment: () => false,
  isEnd: (text) => text.startsWith(words.totals),
  read: (row) => {
    const state = row.text(words.state);
    // A payment that was revoked went back to the customer like a refund.
    const isRefund = state === 'REFUND' || state === 'REVOKED';
    if (!isRefund && state !== 'SUCCESS') row.refuse(words.state);
    const refundColumn = row.text(words.refundedAmount) ? words.refundedAmount : words.refundedCash;
    return {
      line: row.line,
      kind: isRefund ? 'refund' : 'payment',
      no: row.required(words.no),
      providerNo: row.required(words.providerNo),
      amountFen: row.amount(isRefund ? refundColumn : words.amount),
      day: row.day(words.time),
      merchant: row.required(words.merchant),
    };
  },
};
