import { fenToYuan, yuanToFen } from '@platen/model/money/money';
import { rechargeYuanMax, rechargeYuanMin } from '@platen/model/wallet/recharge-amounts';
import { type ListSearch, listSearch } from '../../../ui/list/list-search.ts';

/** The search parameters of the recharge page; page and order are those of the list below the form. */
export interface RechargeSearch extends Pick<ListSearch, 'page' | 'per_page' | 'order'> {
  /** The amount to recharge, in yuan: what an order lacked. */
  amount?: number;
  /** The ids of the form orders that lacked the money, to link back to. */
  pay?: number[];
  /** The recharge to show; without it the form is shown. */
  id?: number;
  /** The number of the recharge, which Alipay adds to the return URL. */
  out_trade_no?: string;
}

/** A shortage below the minimum recharge becomes the minimum. */
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
