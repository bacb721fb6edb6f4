import type { Page } from '@platen/model/lists/lists';
import type { Bill } from '@platen/model/wallet/bills';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { walletsIn } from '../wallets/testing/wallet-steps.ts';
import { spend } from '../wallets/wallets.service.ts';

describe('bills', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const wallets = walletsIn(app);
  const list = async (token: string, query = '') =>
    (await app.call<Page<Bill>>('GET', `/bills${query}`, { token })).body;
  const exported = async (token: string, query = '', headers = {}) => {
    const response = await app.call('GET', `/bills/export${query}`, { token, headers });
    expect(response.status, response.raw.toString().slice(0, 300)).toBe(200);
    const [sheet] = (await readXlsx(response.raw)).sheets;
    const [header = [], ...rows] = sheet?.rows ?? [];
    return { headers: response.headers, name: sheet?.name, header, rows };
  };

  /** A customer with many bills, inserted as rows: the export is about their number and order. */
  async function signUpWithBills(count: number) {
    const customer = await app.signUp();
    await sql`
      with numbers as (select n from generate_series(1, ${count}::int) as n),
      transactions as (insert into ledger_transactions (kind) select 'recharge' from numbers returning id)
      insert into bills (no, user_id, ledger_transaction_id, kind, payment_method, target_type, target_id, target_no,
        amount_fen, balance_fen, paid_at)
      select 'T' || id, ${customer.id}, id, case when place % 3 = 0 then 'recharge' else 'order_payment' end,
        case when place % 3 = 0 then 'wechat' else 'balance' end,
        case when place % 3 = 0 then 'Recharge' else 'FormOrder' end, id, 'X' || id, place * 7 - 1000, place,
        -- several share a time, and times have microseconds: pages must neither repeat nor lose rows
        '2026-01-01 15:59:59.123456Z'::timestamptz + (place / 4) * interval '1 second'
      from (select id, row_number() over (order by id) as place from transactions) as numbered`.execute(app.db);
    return customer;
  }

  it('show each movement with its sign, what it was for and the balance after it', async () => {
    const customer = await app.signUp();
    await wallets.fund(customer, 20);
    const [formOrder] = await wallets.formOrdersFor(customer.id, 1250);
    await wallets.inTransaction(customer.id, (ctx) => spend(ctx, customer.id, formOrder ? [formOrder] : []));
    const { data, meta } = await list(customer.token);
    expect(meta.total).toBe(2);
    expect(data).toMatchObject([
      {
        kind: 'order_payment',
        payment_method: 'balance',
        amount: -12.5,
        balance: 7.5,
        target_type: 'FormOrder',
        target_id: formOrder?.id,
        target_no: formOrder?.no,
        user: { id: customer.id },
      },
      { kind: 'recharge', payment_method: 'offline', amount: 20, balance: 20, target_type: 'Recharge' },
    ]);
    const one = await app.call<Bill>('GET', `/bills/${data[0]?.id}`, { token: customer.token });
    expect(one.body).toEqual(data[0]);
  });

  it('are filtered by number, kind, method and day in the factory’s zone', async () => {
    const { token } = await signUpWithBills(9);
    const count = async (query: string) => (await list(token, query)).data.length;
    const { data } = await list(token, '?order=paid_at asc');
    expect(await count(`?no_cont=${data[4]?.no}`)).toBe(1);
    expect(await count('?kind_eq=recharge')).toBe(3);
    expect(await count('?kindEq=orderPayment')).toBe(6);
    expect(await count('?payment_method_eq=balance')).toBe(6);
    // 15:59:59Z is the last second of New Year's Day in Shanghai.
    expect(await count('?paid_at_lteq_date=2026-01-01')).toBe(3);
    expect(await count('?paid_at_gteq_date=2026-01-02')).toBe(6);
  });

  it('are not shown to other customers; the factory sees whose they are', async () => {
    const [owner, stranger, staff] = [await signUpWithBills(1), await app.signUp(), await app.signUp('staff')];
    const [bill] = (await list(owner.token)).data;
    expect(await app.call('GET', `/bills/${bill?.id}`, { token: stranger.token })).toMatchObject({ status: 404 });
    expect((await list(stranger.token, `?user_id_eq=${owner.id}`)).data).toEqual([]);
    expect((await exported(stranger.token, `?user_id_eq=${owner.id}`)).rows).toEqual([]);
    expect((await list(staff.token, `?user_id_eq=${owner.id}`)).data).toMatchObject([{ user: { id: owner.id } }]);
  });

  it('are exported as an Excel file of thousands of rows, equal to the list', async () => {
    const { token } = await signUpWithBills(3333);
    const listed: Bill[] = [];
    for (let page = 1; page <= 34; page++) listed.push(...(await list(token, `?page=${page}&per_page=100`)).data);
    const { headers, name, header, rows } = await exported(token, '', { locale: 'zh-CN' });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[^"]+\.xlsx"; filename\*=UTF-8''%E8%B4%A6%E5%8D%95%20\d{4}-\d\d-\d\d\.xlsx$/,
    );
    expect(name).toBe('账单');
    expect(header.slice(0, 3)).toEqual(['账单编号', '类型', '金额（元）']);
    expect(rows).toHaveLength(3333);
    const shanghaiHours = 8 * 3_600_000;
    expect(rows).toEqual(
      listed.map((bill) => [
        bill.no,
        bill.kind === 'recharge' ? '充值' : '订单支付',
        bill.amount,
        bill.balance,
        bill.payment_method === 'wechat' ? '微信支付' : '余额',
        bill.target_type === 'Recharge' ? '充值' : '订单',
        bill.target_no,
        new Date(Math.floor((Date.parse(bill.paid_at) + shanghaiHours) / 1000) * 1000),
      ]),
    );
  });

  it('are exported filtered, sorted and in the caller’s language; the factory’s with the customer', async () => {
    const [owner, staff] = [await signUpWithBills(2500), await app.signUp('staff')];
    const query = `?user_id_eq=${owner.id}&kind_eq=recharge&order=created_at asc`;
    const { header, rows } = await exported(staff.token, query, { locale: 'en-US' });
    expect(header.slice(0, 4)).toEqual(['Customer', 'Bill no.', 'Type', 'Amount (CNY)']);
    expect(rows).toHaveLength(833);
    expect(new Set(rows.map(([, no]) => no)).size).toBe(833);
    expect(rows[0]?.[2]).toBe('Recharge');
    expect((await exported(staff.token, `${query}&no_cont=T`)).rows).toHaveLength(833);
    expect((await app.call('GET', '/bills/export?colour_eq=red', { token: staff.token })).status).toBe(400);
  });
});
