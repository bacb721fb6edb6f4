import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { Dashboard } from '@platen/model/orders/dashboard';
import type { OrderState } from '@platen/model/orders/lifecycle/order-states';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

interface Row {
  kind?: TemplateKind;
  state: OrderState;
  amount_fen: number;
  created_at: string;
  paid_at?: string;
}

describe('the dashboard', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api', PLATEN_TZ: 'Asia/Shanghai' });
  const shanghai = (local: string) => `${local}+08:00`;
  let templateId: number;
  let no = 0;
  beforeAll(async () => {
    const { id: staffId } = await app.signUp('staff');
    const { rows } = await sql<{ id: number }>`
      with template as (
        insert into sku_templates (name, kind, description, material_name, creator_id, is_self_operated,
          size_prices, system_rendering_price_fen, dpi_value)
        values ('Mug', 'form_order', '', '', ${staffId}, true, '[]', 0, 300) returning id, no
      )
      insert into ordered_templates (digest, sku_template_id, no, name, material_name, kind, dpi_value, excel_config,
        production_image_configs, effect_image_configs, custom_area_configs)
      select '\\x00', id, no, 'Mug', '', 'form_order', 300, '[]', '[]', '[]', '[]' from template
      returning id`.execute(app.db);
    templateId = rows[0]?.id ?? 0;
  });

  async function addFormOrder(userId: number, { kind = 'form_order', paid_at, ...row }: Row): Promise<void> {
    await sql`
      insert into form_orders (no, user_id, ordered_template_id, kind, state, amount_fen, created_at, paid_at)
      values (${`D${++no}`}, ${userId}, ${templateId}, ${kind}, ${row.state}, ${row.amount_fen}, ${row.created_at},
        ${paid_at ?? null})`.execute(app.db);
  }
  const read = async (token: string, query: string) =>
    (await app.call<Dashboard>('GET', `/dashboard?${query}`, { token })).body;
  const march = 'start_date=2026-03-10&end_date=2026-03-12';

  it('counts exactly the whole days in the factory’s time zone', async () => {
    const { id, token } = await app.signUp();
    for (const [amount_fen, local] of [
      [1, '2026-03-09T23:59:59.999'],
      [20, '2026-03-10T00:00:00'],
      [300, '2026-03-10T07:59:59'],
      [4000, '2026-03-12T23:59:59.999'],
      [50_000, '2026-03-13T00:00:00'],
    ] as const)
      await addFormOrder(id, { state: 'init', amount_fen, created_at: shanghai(local) });
    const dashboard = await read(token, march);
    expect(dashboard).toMatchObject({ start_date: '2026-03-10', end_date: '2026-03-12' });
    expect(dashboard).toMatchObject({ form_orders_count: 3, orders_amount: 43.2, paid_form_orders_count: 0 });
    expect(dashboard.new_form_orders_trend).toEqual([
      { date: '2026-03-10', count: 2 },
      { date: '2026-03-11', count: 0 },
      { date: '2026-03-12', count: 1 },
    ]);
    expect(dashboard.orders_amount_trend).toEqual([
      { date: '2026-03-10', amount: 3.2 },
      { date: '2026-03-11', amount: 0 },
      { date: '2026-03-12', amount: 40 },
    ]);
  });

  it('counts placed orders in the range as paid at any later time, unless refunded', async () => {
    const { id, token } = await app.signUp();
    const later = shanghai('2026-04-01T12:00:00');
    for (const [state, amount_fen, local] of [
      ['paid', 1, '2026-03-09T23:59:59'],
      ['paid', 20, '2026-03-10T00:00:00'],
      ['confirmed', 300, '2026-03-11T12:00:00'],
      ['in_production', 4000, '2026-03-11T23:59:59'],
      ['sent', 50_000, '2026-03-12T23:59:59'],
      ['refunded', 600_000, '2026-03-11T12:00:00'],
      ['paid', 7_000_000, '2026-03-13T00:00:00'],
    ] as const)
      await addFormOrder(id, { state, amount_fen, created_at: shanghai(local), paid_at: later });
    expect(await read(token, march)).toMatchObject({
      form_orders_count: 5,
      orders_amount: 6543.2,
      paid_form_orders_count: 4,
      paid_orders_amount: 543.2,
      new_paid_form_orders_trend: [{ count: 1 }, { count: 2 }, { count: 1 }],
      paid_orders_amount_trend: [{ amount: 0.2 }, { amount: 43 }, { amount: 500 }],
    });
  });

  it('shows days and kinds that add up to the totals', async () => {
    const { id, token } = await app.signUp();
    const days = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'];
    const states: OrderState[] = ['init', 'paid', 'confirmed', 'in_production', 'sent', 'closed', 'refunded'];
    const kinds: TemplateKind[] = ['micro_custom', 'form_order', 'batch_order'];
    let amount_fen = 1;
    for (const [index, state] of [...states, ...states, ...states].entries()) {
      const at = (place: number) => shanghai(`${days[place % days.length]}T12:00:00`);
      const isEverPaid = !['init', 'closed'].includes(state);
      const paid = isEverPaid ? { paid_at: at(index + 2) } : {};
      amount_fen += 7 * index + 1;
      await addFormOrder(id, {
        state,
        kind: kinds[index % 3] ?? 'form_order',
        amount_fen,
        created_at: at(index),
        ...paid,
      });
    }
    const shown = await read(token, march);
    const fen = (...amounts: number[]) => amounts.reduce((sum, yuan) => sum + Math.round(yuan * 100), 0);
    const counts = (trend: { count: number }[]) => trend.reduce((sum, { count }) => sum + count, 0);
    const amounts = (trend: { amount: number }[]) => fen(...trend.map(({ amount }) => amount));
    expect(shown.paid_form_orders_count).toBeGreaterThan(0);
    expect(counts(shown.new_form_orders_trend)).toBe(shown.form_orders_count);
    expect(shown.form_count + shown.micro_custom_count + shown.batch_count).toBe(shown.form_orders_count);
    expect(counts(shown.new_paid_form_orders_trend)).toBe(shown.paid_form_orders_count);
    const placed = fen(shown.orders_amount);
    expect(fen(shown.form_amount, shown.micro_custom_amount, shown.batch_amount)).toBe(placed);
    expect(amounts(shown.orders_amount_trend)).toBe(placed);
    const paid = fen(shown.paid_orders_amount);
    expect(fen(shown.form_paid_amount, shown.micro_custom_paid_amount, shown.batch_paid_amount)).toBe(paid);
    expect(amounts(shown.paid_orders_amount_trend)).toBe(paid);
  });

  it('counts orders that were closed before payment, but not their amounts', async () => {
    const { id, token } = await app.signUp();
    const created_at = shanghai('2026-03-11T12:00:00');
    await addFormOrder(id, { state: 'closed', amount_fen: 3000, created_at });
    await addFormOrder(id, { state: 'init', amount_fen: 400, created_at });
    await addFormOrder(id, { state: 'refunded', amount_fen: 50, created_at, paid_at: created_at });
    expect(await read(token, march)).toMatchObject({
      form_orders_count: 3,
      orders_amount: 4.5,
      form_amount: 4.5,
      orders_amount_trend: [{ amount: 0 }, { amount: 4.5 }, { amount: 0 }],
    });
  });

  it('separates the kinds, and unpaid from paid', async () => {
    const { id, token } = await app.signUp();
    const created_at = shanghai('2026-03-11T12:00:00');
    const paid_at = shanghai('2026-04-01T12:00:00');
    for (const row of [
      { kind: 'micro_custom', state: 'init', amount_fen: 100 },
      { kind: 'micro_custom', state: 'sent', amount_fen: 250, paid_at },
      { kind: 'micro_custom', state: 'refunded', amount_fen: 1000, paid_at },
      { kind: 'form_order', state: 'closed', amount_fen: 3000 },
      { kind: 'form_order', state: 'confirmed', amount_fen: 10, paid_at },
      { kind: 'batch_order', state: 'init', amount_fen: 7 },
    ] as const)
      await addFormOrder(id, { ...row, created_at });
    expect(await read(token, march)).toMatchObject({
      form_orders_count: 6,
      orders_amount: 13.67,
      paid_form_orders_count: 2,
      paid_orders_amount: 2.6,
      micro_custom_count: 3,
      micro_custom_amount: 13.5,
      micro_custom_init_amount: 1,
      micro_custom_paid_amount: 2.5,
      form_count: 2,
      form_amount: 0.1,
      form_init_amount: 0,
      form_paid_amount: 0.1,
      batch_count: 1,
      batch_amount: 0.07,
      batch_init_amount: 0.07,
      batch_paid_amount: 0,
    });
  });

  it('shows customers their own figures, and staff everyone’s or one customer’s', async () => {
    const [one, other, staff] = [await app.signUp(), await app.signUp(), await app.signUp('staff')];
    const at = shanghai('2026-05-02T08:00:00');
    const may = 'start_date=2026-05-01&end_date=2026-05-03';
    await addFormOrder(one.id, { state: 'paid', amount_fen: 100, created_at: at, paid_at: at });
    await addFormOrder(other.id, { state: 'paid', amount_fen: 2000, created_at: at, paid_at: at });
    const amounts = async (token: string, query = '') => {
      const { orders_amount, paid_orders_amount } = await read(token, may + query);
      return [orders_amount, paid_orders_amount];
    };
    expect(await amounts(one.token)).toEqual([1, 1]);
    expect(await amounts(one.token, `&user_id=${one.id}`)).toEqual([1, 1]);
    expect(await amounts(staff.token)).toEqual([21, 21]);
    expect(await amounts(staff.token, `&user_id=${other.id}`)).toEqual([20, 20]);
    const asked = await app.call('GET', `/dashboard?${may}&user_id=${other.id}`, { token: one.token });
    expect(asked.status).toBe(404);
  });

  it('shows today and the 6 days before by default', async () => {
    const { id, token } = await app.signUp();
    const dayMs = 86_400_000;
    const now = Date.now();
    for (const [amount_fen, daysAgo] of [
      [1, 0],
      [20, 6],
      [300, 7],
    ] as const)
      await addFormOrder(id, { state: 'init', amount_fen, created_at: new Date(now - daysAgo * dayMs).toISOString() });
    const dashboard = await read(token, '');
    // Shanghai is 8 hours ahead of UTC all year.
    const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(dashboard.end_date).toBe(today);
    expect(dashboard.new_form_orders_trend.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    expect(dashboard.new_form_orders_trend.map(({ date }) => date).at(-1)).toBe(today);
    expect(dashboard.paid_orders_amount_trend).toHaveLength(7);
  });

  it('refuses an incomplete, inverted or too long range', async () => {
    const { token } = await app.signUp();
    for (const query of [
      'start_date=2026-03-10',
      'start_date=2026-03-10&end_date=2026-03-09',
      'start_date=2025-03-10&end_date=2026-03-11',
    ]) {
      const { status, body } = await app.call('GET', `/dashboard?${query}`, { token });
      expect({ status, fields: body.fields?.map(({ path }) => path) }).toEqual({ status: 400, fields: ['end_date'] });
    }
    expect((await read(token, 'start_date=2025-03-10&end_date=2026-03-10')).orders_amount_trend).toHaveLength(366);
    expect((await app.call('GET', '/dashboard')).status).toBe(401);
  });
});
