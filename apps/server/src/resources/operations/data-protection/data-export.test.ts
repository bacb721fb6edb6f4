import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

describe('an export of the data of a company', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const download = (token: string) => app.call('GET', '/mine/data_export', { token });

  it('is written once at a time, and again when it has ended', async () => {
    const [customer, other] = [await app.signUp(), await app.signUp()];
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => download(customer.token)),
      download(other.token),
    ]);
    const ofOther = answers.pop();
    const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two);
    expect(statuses).toEqual([200, 429, 429, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 42901 });
    expect(ofOther?.status).toBe(200);
    expect((await download(customer.token)).status).toBe(200);
  });
});
