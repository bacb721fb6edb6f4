import type { Session } from '@platen/model/accounts/accounts';
import type { ChangedFactors, NewTotp } from '@platen/model/accounts/factors';
import { totpStepS } from '@platen/model/accounts/factors';
import { sql } from 'kysely';
import { generate } from 'otplib';
import { expect } from 'vitest';
import { type Answer, testPassword, type useTestApp } from '../../../../testing/test-app.ts';

interface Challenge {
  challenge: string;
  factors: string;
}

/** What a person with an authenticator app does. */
export function factorsIn(app: ReturnType<typeof useTestApp>) {
  /** The code that an app shows, or showed, so many steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * totpStepS });

  /** Sets up an app. The code of the confirmation is used up, so its step is set back for the test to use the code. */
  async function setUpApp(person: { id: number; token: string }) {
    const { body: totp } = await app.call<NewTotp>('POST', '/mine/totp', { token: person.token });
    const confirmed = await app.call<ChangedFactors>('PUT', '/mine/totp', {
      token: person.token,
      body: { code: await codeOf(totp.secret) },
    });
    expect(confirmed.status).toBe(200);
    await sql`update totp_secrets set last_step = 0 where user_id = ${person.id}`.execute(app.db);
    return { secret: totp.secret, uri: totp.uri, recoveryCodes: confirmed.body.recovery_codes ?? [] };
  }

  /** The right password of an account with a factor. */
  async function passPassword(login_name: string, password = testPassword): Promise<Challenge> {
    const { status, body } = await app.call('POST', '/sessions', { body: { login_name, password } });
    expect([status, body.code]).toEqual([401, 40105]);
    return body.details as unknown as Challenge;
  }

  const complete = (body: object): Promise<Answer<Session>> =>
    app.call<Session>('POST', '/sessions/second_factor', { body });

  return { codeOf, setUpApp, passPassword, complete };
}
