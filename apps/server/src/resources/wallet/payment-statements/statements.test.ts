import type { Page } from '@platen/model/lists/lists';
import type { StatementDifference, UploadedStatement } from '@platen/model/wallet/statements';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { startAlipayServer } from '../../../integrations/payments/testing/alipay-server.ts';
import { startWechatServer } from '../../../integrations/payments/testing/wechat-server.ts';
import { blockedMsMax, measureBlockedMs } from '../../../platform/testing/loop-watch.ts';
import { isFullRun } from '../../../testing/full-run.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import {
  alipayLine,
  alipayStatementFile,
  type ListedPayment,
  wechatLine,
  wechatStatementFile,
} from './testing/statement-files.ts';

const providers = { wechat: await startWechatServer(), alipay: await startAlipayServer() };
const environment = {
  PLATEN_ROLE: 'api',
  PLATEN_PUBLIC_URL: 'https://print.example',
  ...providers.wechat.environment,
  ...providers.alipay.environment,
};
const files = {
  wechat: async (lines: ListedPayment[]) => wechatStatementFile(lines.map(wechatLine)),
  alipay: (lines: ListedPayment[]) => alipayStatementFile(lines.map(alipayLine)),
};

afterAll(async () => {
  await providers.wechat.close();
  await providers.alipay.close();
});

function stepsIn(app: ReturnType<typeof useTestApp>) {
  async function upload(bytes: Buffer, token?: string) {
    const caller = token ?? (await app.signUp('staff')).token;
    const { id } = await uploadFile(app, caller, { filename: 'bill.csv', type: 'text/csv', bytes });
    const answer = await app.call<UploadedStatement>('POST', '/statements', { token: caller, body: { file: id } });
    return { ...answer, token: caller };
  }
  const differencesOf = async (token: string, id: number, query = '') =>
    (
      await app.call<Page<StatementDifference>>('GET', `/statements/${id}/differences?order=id%20asc${query}`, {
        token,
      })
    ).body.data;
  return { upload, differencesOf };
}

describe.each(['wechat', 'alipay'] as const)('a statement of %s', (method) => {
  const app = useTestApp(environment);
  const provider = providers[method];
  const { upload, differencesOf } = stepsIn(app);
  const providerNoOf = (no: string) => `${method === 'wechat' ? '4200' : '2026'}${no}`;

  /** A recharge that was credited at this time, or only opened. */
  async function recharge(amount: number, paidAt?: string) {
    const { token } = await app.signUp();
    const { id, no } = await app.as(token)('POST /recharges', { body: { amount, payment_method: method } });
    if (paidAt) {
      const { headers, body } = provider.notice({ no, amountFen: amount * 100 });
      await app.call('POST', `/payment_notices/${method}`, { headers, body });
      await sql`update recharges set paid_at = ${paidAt} where id = ${id}`.execute(app.db);
    }
    return { id, no, token };
  }

  it('is compared with what was credited, both ways', async () => {
    const credited = await recharge(88, '2026-06-08T02:00:00Z');
    const lost = await recharge(5);
    const wrong = await recharge(20);
    const refunded = await recharge(30, '2026-06-08T03:00:00Z');
    const missing = await recharge(7, '2026-06-08T04:00:00Z');
    // Just after midnight in Shanghai: another day.
    await recharge(9, '2026-06-08T16:00:01Z');
    const { status, body, token } = await upload(
      await files[method]([
        { no: credited.no, yuan: '88.00' },
        { no: lost.no, yuan: '5.00' },
        { no: wrong.no, yuan: '2.00' },
        { no: 'RC000000000000', yuan: '1.00' },
        { no: refunded.no, yuan: '30.00' },
        { no: refunded.no, yuan: '30.00', kind: 'refund' },
      ]),
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      payment_method: method,
      from_day: '2026-06-08',
      to_day: '2026-06-08',
      lines_count: 6,
      matched_count: 2,
      matched_amount: 118,
      differences_count: 5,
      is_known: false,
      differences: [
        { kind: 'not_credited', count: 2, settled_count: 0, amount: 6 },
        { kind: 'not_in_statement', count: 1, settled_count: 0, amount: 7 },
        { kind: 'amount_differs', count: 1, settled_count: 0, amount: 2 },
        { kind: 'refunded', count: 1, settled_count: 0, amount: 30 },
      ],
    });
    const differences = await differencesOf(token, body.id);
    expect(differences).toMatchObject([
      { kind: 'not_credited', no: lost.no, recharge: { id: lost.id, state: 'pending' }, credited_amount: null },
      { kind: 'amount_differs', no: wrong.no, provider_amount: 2, recharge: { id: wrong.id } },
      { kind: 'not_credited', no: 'RC000000000000', recharge: null },
      { kind: 'refunded', no: refunded.no, provider_amount: 30, credited_amount: 30 },
      { kind: 'not_in_statement', no: missing.no, line: null, provider_amount: null, credited_amount: 7 },
    ]);
    expect(await differencesOf(token, body.id, '&kind_eq=refunded')).toHaveLength(1);

    // The payment that was lost is checked from the statement.
    provider.payments.set(lost.no, { no: lost.no, amountFen: 500, state: 'paid', providerNo: providerNoOf(lost.no) });
    expect((await app.call('PUT', `/recharges/${lost.id}/check_payment`, { token })).status).toBe(200);
    const after = await app.as(token)('GET /statements/:id', { params: { id: body.id } });
    expect(after.differences[0]).toMatchObject({ kind: 'not_credited', count: 2, settled_count: 1 });
    expect((await differencesOf(token, body.id))[0]).toMatchObject({ is_settled: true, recharge: { state: 'paid' } });
  });

  it('does not miss what the statement of the day before lists', async () => {
    // Paid a second before midnight, credited a second after.
    const late = await recharge(11, '2026-07-01T16:00:01Z');
    const other = await recharge(12, '2026-07-02T02:00:00Z');
    const july2 = await files[method]([{ no: other.no, yuan: '12.00', time: '2026-07-02 10:00:00' }]);
    const { body, token } = await upload(july2);
    expect(await differencesOf(token, body.id)).toMatchObject([
      { kind: 'not_in_statement', no: late.no, is_settled: false },
    ]);
    const july1 = await files[method]([{ no: late.no, yuan: '11.00', time: '2026-07-01 23:59:59' }]);
    expect((await upload(july1)).body).toMatchObject({ matched_count: 1, differences_count: 0 });
    expect(await differencesOf(token, body.id)).toMatchObject([{ no: late.no, is_settled: true }]);
  });

  it('is recognized when it is uploaded again', async () => {
    const file = await files[method]([{ no: 'RC111111111111', yuan: '1.00', time: '2026-05-01 00:00:00' }]);
    const [first, second] = await Promise.all([upload(file), upload(file)]);
    const third = await upload(file);
    expect(new Set([first.body.id, second.body.id, third.body.id]).size).toBe(1);
    expect(new Set([first.body.is_known, second.body.is_known])).toEqual(new Set([false, true]));
    expect(third.body.is_known).toBe(true);
  });

  it('is refused with the place of what is wrong, in the reader’s language, and leaves nothing behind', async () => {
    const { token } = await app.signUp('staff');
    const before = (await app.as(token)('GET /statements', {})).meta.total;
    const bytes = await files[method]([
      { no: 'RC222222222222', yuan: '1.00' },
      { no: 'RC222222222223', yuan: 'x' },
    ]);
    const { id } = await uploadFile(app, token, { filename: 'bill.csv', type: 'text/csv', bytes });
    const send = (locale: string) =>
      app.call('POST', '/statements', { token, body: { file: id }, headers: { locale } });
    const line = method === 'wechat' ? 3 : 7;
    expect(await send('en-US')).toMatchObject({
      status: 400,
      body: {
        code: 40082,
        message: expect.stringContaining(`Line ${line}, column “订单金额`),
        fields: [{ path: 'file' }],
      },
    });
    expect((await send('zh-CN')).body.message).toContain(`第 ${line} 行“订单金额`);
    expect((await app.as(token)('GET /statements', {})).meta.total).toBe(before);
  });

  it('is refused where it covers too many days, or none', async () => {
    const long = await files[method]([
      { no: 'RC333333333331', yuan: '1.00', time: '2026-01-01 00:00:00' },
      { no: 'RC333333333332', yuan: '1.00', time: '2026-02-01 00:00:00' },
    ]);
    expect(await upload(long)).toMatchObject({ status: 400, body: { code: 40087 } });
    expect(await upload(await files[method]([]))).toMatchObject({ status: 400, body: { code: 40086 } });
  });
});

describe('a statement of a hundred thousand lines', () => {
  const app = useTestApp(environment);
  const { upload } = stepsIn(app);

  it('does not block the event loop', async () => {
    const count = isFullRun ? 100_000 : 20_000;
    const { token } = await app.signUp('staff');
    // A file that was read before is answered from what is stored, so every attempt has lines of its own.
    const fileOf = (attempt: number, length: number) =>
      wechatStatementFile(
        Array.from({ length }, (_, index) =>
          wechatLine({ no: `RC${attempt}${String(index).padStart(11, '0')}`, yuan: '1.00' }),
        ),
      );
    // Once before, so that nothing is compiled while it is measured.
    await upload(fileOf(5, 2000), token);
    let attempt = 6;
    const blockedMs = await measureBlockedMs(async () => {
      const bytes = fileOf(attempt++, count);
      const { id } = await uploadFile(app, token, { filename: 'bill.csv', type: 'text/csv', bytes });
      return async () => {
        const answer = await app.call<UploadedStatement>('POST', '/statements', { token, body: { file: id } });
        expect(answer.body).toMatchObject({ lines_count: count, differences_count: count });
      };
    });
    expect(blockedMs).toBeLessThan(blockedMsMax);
  });
});
