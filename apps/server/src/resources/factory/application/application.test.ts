import type { ApplicationInfo } from '@platen/model/factory/application';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';

describe('application info', () => {
  const app = useTestApp();
  const read = () => app.call<ApplicationInfo>('GET', '/application/info');

  it('is public: the login page shows the name', async () => {
    const { status, body, headers } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Platen', logo: null, merchant_web_version: headers['client-web-version'] });
  });

  it('contains the time zone of daily figures', async () => {
    expect((await read()).body.time_zone).toBe('Asia/Shanghai');
  });

  it('is changed by the factory in parts', async () => {
    const { token } = await app.signUp('staff');
    const logo = await uploadFile(app, token, {
      filename: 'logo.png',
      type: 'image/png',
      bytes: await pngOf(20, 20, 'navy'),
    });
    const update = (body: object) => app.call<ApplicationInfo>('PUT', '/application/info', { token, body });
    await update({ logo_id: logo.id, merchant_tool_version: '1.2.3' });
    expect((await update({ name: '星云工厂' })).body).toMatchObject({
      name: '星云工厂',
      logo: { filename: 'logo.png' },
      merchant_tool_version: '1.2.3',
    });
    expect((await update({ logo_id: null })).body).toMatchObject({ name: '星云工厂', logo: null });
    expect((await update({ logo_id: 999_999 })).body.fields?.map(({ path }) => path)).toEqual(['logo_id']);
    expect((await read()).body.name).toBe('星云工厂');
  });

  it('changes the time zone immediately and everywhere', async () => {
    const { token } = await app.signUp('staff');
    const lastDay = async (time_zone: string) => {
      await app.as(token)('PUT /application/info', { body: { time_zone } });
      return (await app.as(token)('GET /dashboard', { query: {} })).end_date;
    };
    // The zones are 25 hours apart, so it is never the same day.
    const [early, late] = [await lastDay('Pacific/Pago_Pago'), await lastDay('Pacific/Kiritimati')];
    expect(late).not.toBe(early);
    expect((await read()).body.time_zone).toBe('Pacific/Kiritimati');
    const wrong = await app.call('PUT', '/application/info', { token, body: { time_zone: 'Kiritimati' } });
    expect(wrong.body.fields?.map(({ path }) => path)).toEqual(['time_zone']);
  });

  it('allows another currency until money has moved', async () => {
    const { token } = await app.signUp('staff');
    const customer = await app.signUp();
    const staff = app.as(token);
    expect(await staff('PUT /application/info', { body: { currency: 'USD' } })).toMatchObject({ currency: 'USD' });
    const tooLittle = await app.call<{ error_message: string }>('PUT', `/users/${customer.id}/advance`, {
      token,
      body: { advance_amount: -1, reason: 'x' },
    });
    expect(tooLittle.status).toBe(400);
    const { id } = await app.as(customer.token)('POST /recharges', { body: { amount: 5, payment_method: 'offline' } });
    await staff('PUT /recharges/:id/approve', { params: { id } });
    await staff('PUT /application/info', { body: { currency: 'USD', name: 'Same currency' } });
    const refused = await app.call('PUT', '/application/info', { token, body: { currency: 'EUR' } });
    expect([refused.status, refused.body.fields?.map(({ path }) => path)]).toEqual([409, ['currency']]);
    expect((await read()).body.currency).toBe('USD');
  });

  it('cannot be changed by customers', async () => {
    const { token } = await app.signUp();
    expect((await app.call('PUT', '/application/info', { token, body: { name: 'x' } })).status).toBe(403);
  });
});
