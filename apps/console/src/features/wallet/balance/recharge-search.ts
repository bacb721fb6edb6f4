import { fenToYuan, yuanToFen } from '@platen/model/money';
import { rechargeYuanMax, rechargeYuanMin } from '@platen/model/recharge-amounts';
import { listSearch, type ListSearch } from '../../../ui/list/list-search.ts';

/** What the address of the recharge page may hold; page and order are those of the recharges below the form. */
export interface RechargeSearch extends Pick<ListSearch, 'page' | 'per_page' | 'order'> {
  /** What to recharge, in yuan: an order that lacked funds says how much. */
  amount?: number;
  /** The form orders that lacked the money, by their ids: where the way leads back to. */
  pay?: number[];
  /** The recharge on view; without it there is the form. */
  id?: number;
  /** The recharge's number, as Alipay adds it to the address to which it sends people back. */
  out_trade_no?: string;
}

/** What is missing may be less than anyone may recharge: then it is the least. */
function amountOf(raw: unknown): number | undefined {
  const fen = typeof raw === 'string' || typeof raw === 'number' ? yuanToFen(raw) : undefined;
  if (fen === undefined || fen <= 0) return undefined;
  return Math.min(Math.max(fenToYuan(fen), rechargeYuanMin), rechargeYuanMax);
}

function idsOf(raw: unknown): number[] {
  const ids = (typeof raw === 'string' ? raw.split(',') : [raw].flat()).map(Number);
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}

export function rechargeSearch(raw: Record<string, unknown>): RechargeSearch {
  const [amount, id, no] = [amountOf(raw.amount), Number(raw.id), raw.out_trade_no];
  const pay = idsOf(raw.pay);
  const { page, per_page, order } = listSearch()(raw);
  return {
    ...(page && { page }),
    ...(per_page && { per_page }),
    ...(order && { order }),
    ...(amount !== undefined && { amount }),
    ...(Number.isSafeInteger(id) && id > 0 && { id }),
    ...(pay.length > 0 && { pay }),
    ...(typeof no === 'string' && no !== '' && { out_trade_no: no }),
  };
}
