import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Context } from '../../../../platform/context.ts';
import type { useTestApp } from '../../../../testing/test-app.ts';
import { actorOf } from '../../../actor.ts';
import type { PaidFormOrder } from '../wallets.service.ts';

type TestApp = ReturnType<typeof useTestApp>;
type Person = Awaited<ReturnType<TestApp['signUp']>>;

/** Common steps and checks of tests about money. */
export function walletsIn(app: TestApp) {
  let staff: Promise<Person> | undefined;
  const factory = () => (staff ??= app.signUp('staff'));

  /** Runs in one transaction, like a request of this customer. */
  function inTransaction<T>(userId: number, run: (ctx: Context) => Promise<T>): Promise<T> {
    return app.db.transaction().execute((db) =>
      run({
        platform: app.platform,
        db,
        locale: 'en-US',
        log: app.http.log,
        caller: actorOf({ id: userId, role: 'customer', company_id: null, member_role: 'owner' }),
      }),
    );
  }

  /** Form orders of this price, inserted as rows: their content does not matter to a wallet. */
  async function formOrdersFor(userId: number, ...amountsFen: number[]): Promise<PaidFormOrder[]> {
    const { rows } = await sql<{ id: number; no: string; amount_fen: number }>`
      with template as (
        insert into sku_templates (name, kind, description, material_name, creator_id, is_self_operated, size_prices,
          system_rendering_price_fen, dpi_value)
        values ('Mug', 'batch_order', '', '', ${userId}, true, '[]', 0, 150) returning id, no
      ), ordered as (
        insert into ordered_templates (digest, sku_template_id, no, name, material_name, kind, dpi_value, excel_config,
          production_image_configs, effect_image_configs, custom_area_configs)
        select sha256(no::bytea), id, no, 'Mug', '', 'batch_order', 150, '[]', '[]', '[]', '[]' from template returning id
      )
      insert into form_orders (no, user_id, ordered_template_id, kind, state, amount_fen)
      select next_no('FO', 'form_order_numbers', 'UTC'), ${userId}, id, 'batch_order', 'init', amount_fen
      from ordered, unnest(${amountsFen}::bigint[]) as amount_fen
      returning id, no, amount_fen`.execute(app.db);
    return rows.map(({ id, no, amount_fen }) => ({ id, no, amountFen: amount_fen, ordersCount: 1 }));
  }

  /** Adds money to a wallet like a customer: by a transfer that the factory approves. */
  async function fund({ token }: Person, amount: number): Promise<void> {
    const body = { amount, payment_method: 'offline' };
    const recharge = await app.call<{ id: number }>('POST', '/recharges', { token, body });
    expect(recharge.status, JSON.stringify(recharge.body)).toBe(200);
    const approved = await app.call('PUT', `/recharges/${recharge.body.id}/approve`, {
      token: (await factory()).token,
    });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
  }

  function walletOf(userId: number) {
    return app.db.selectFrom('wallets').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  }

  async function ledgerBalanceFen(userId: number): Promise<number> {
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(amount_fen), 0)::bigint as sum from ledger_entries where user_id = ${userId}`.execute(app.db);
    return rows[0]?.sum ?? Number.NaN;
  }

  /** The invariants: the ledger sums to zero, and the wallet equals its entries. */
  async function expectBalanced(userId: number): Promise<void> {
    const { rows } = await sql`
      select transaction_id from ledger_entries group by transaction_id having sum(amount_fen) <> 0`.execute(app.db);
    expect(rows).toEqual([]);
    expect((await walletOf(userId)).balance_fen).toBe(await ledgerBalanceFen(userId));
  }

  function billsOf(userId: number) {
    return app.db.selectFrom('bills').selectAll().where('user_id', '=', userId).orderBy('id').execute();
  }

  return { factory, inTransaction, formOrdersFor, fund, walletOf, ledgerBalanceFen, expectBalanced, billsOf };
}
