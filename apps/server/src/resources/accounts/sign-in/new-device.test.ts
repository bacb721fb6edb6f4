import { describe, expect, it, vi } from 'vitest';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';

describe('a sign-in from a new device', () => {
  const app = useTestApp({ PLATEN_TRUST_PROXY: '1' });
  const mailsTo = (login_name: string) =>
    app.sent.filter(({ recipient }) => recipient.email === `${login_name}@test.platen`);

  async function signIn(login_name: string, headers: Record<string, string>) {
    const { status, cookies } = await app.call('POST', '/sessions', {
      body: { login_name, password: testPassword },
      headers,
    });
    expect(status).toBe(200);
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  it('is reported by mail with device and address; a known one is not', async () => {
    const { login_name } = await app.signUp();
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' };
    const cookie = await signIn(login_name, { ...firefox, 'x-forwarded-for': '192.0.2.1' });
    await vi.waitFor(() => expect(mailsTo(login_name)).toHaveLength(1), { timeout: 30_000 });
    expect(mailsTo(login_name)[0]?.text).toContain('Firefox · Linux');
    expect(mailsTo(login_name)[0]?.text).toContain('192.0.2.1');

    await signIn(login_name, { ...firefox, cookie, 'x-forwarded-for': '198.51.100.7' });
    await signIn(login_name, { ...firefox, 'x-forwarded-for': '192.0.2.1' });
    await signIn(login_name, { 'user-agent': 'curl/8.5.0', 'x-forwarded-for': '203.0.113.5' });
    await vi.waitFor(() => expect(mailsTo(login_name)).toHaveLength(2), { timeout: 30_000 });
    expect(mailsTo(login_name)[1]?.text, 'neither the cookie nor the known network was news').toContain('curl');
  });
});
