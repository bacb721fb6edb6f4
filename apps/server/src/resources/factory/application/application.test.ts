import type { ApplicationInfo } from '@platen/model/application';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { pngOf } from '../../../platform/testing/test-images.ts';

describe('application info', () => {
  const app = useTestApp();
  const read = () => app.call<ApplicationInfo>('GET', '/application/info');

  it('is public: the login page shows the name', async () => {
    const { status, body, headers } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Platen', logo: null, merchant_web_version: headers['client-web-version'] });
  });

  it('says whose days the figures by day mean', async () => {
    expect((await read()).body.time_zone).toBe('Asia/Shanghai');
  });

  it('is changed by the factory, part by part', async () => {
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

  it('is not for customers to change', async () => {
    const { token } = await app.signUp();
    expect((await app.call('PUT', '/application/info', { token, body: { name: 'x' } })).status).toBe(403);
  });
});
