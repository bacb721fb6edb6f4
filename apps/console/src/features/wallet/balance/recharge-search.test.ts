import { expect, it } from 'vitest';
import { rechargeSearch } from './recharge-search.ts';

it.each([
  [{}, {}],
  [{ amount: '128.50' }, { amount: 128.5 }],
  [{ amount: 128.5 }, { amount: 128.5 }],
  // An order may lack only a few fen.
  [{ amount: '0.35' }, { amount: 1 }],
  [{ amount: '99999999' }, { amount: 1_000_000 }],
  [{ amount: '1.234' }, {}],
  [{ amount: '-5' }, {}],
  [{ amount: 'lots', id: 'x' }, {}],
  [{ id: '7', utm_source: 'mail' }, { id: 7 }],
  [{ id: '0' }, {}],
  [{ pay: '7,x,9' }, { pay: [7, 9] }],
  [{ pay: ['7', 9] }, { pay: [7, 9] }],
  [{ pay: 7 }, { pay: [7] }],
  [
    { page: '2', order: 'paid_at desc' },
    { page: 2, order: 'paid_at desc' },
  ],
  [{ page: '-1', order: 'drop table' }, {}],
  [{ out_trade_no: 'RC1', total_amount: '5.00' }, { out_trade_no: 'RC1' }],
])('%o → %o', (raw, search) => {
  expect(rechargeSearch(raw)).toEqual(search);
});
