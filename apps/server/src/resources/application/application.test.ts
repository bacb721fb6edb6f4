import type { ApplicationInfo } from '@platen/model/application';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../platform/testing/test-app.ts';

describe('application info', () => {
  const app = useTestApp();

  it('is public: the login page shows the name', async () => {
    const { status, body, headers } = await app.call<ApplicationInfo>('GET', '/application/info');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Platen', merchant_web_version: headers['client-web-version'] });
  });
});
