import { expect, it } from 'vitest';
import { createSecretWatch } from './secret-watch.ts';

const line = (text: string) => `${JSON.stringify({ level: 30, msg: text })}\n`;

it.each([
  ['the password of a request', { login_name: 'ada', password: 'correct horse 42' }, 'signed in with correct horse 42'],
  ['the token of a response', { token: 'Zk3-b_9aQw7xPl0d' }, 'GET /mine?token=Zk3-b_9aQw7xPl0d'],
  ['one of several codes', { recovery_codes: ['aaaa-bbbb-1', 'cccc-dddd-2'] }, 'used cccc-dddd-2'],
  ['the code of a link', { link: { url: 'https://a.example/password#login_name=ada&code=Ab12_x-9' } }, 'code Ab12_x-9'],
])('finds %s in the log', (_, body, text) => {
  const watch = createSecretWatch();
  watch.collect(body);
  watch.log.write(line('nothing of it'));
  watch.expectNoneLogged();
  watch.log.write(line(text));
  expect(() => watch.expectNoneLogged()).toThrow('log lines with a password, token, key or code');
});

it('does not take numbers and names for secrets', () => {
  const watch = createSecretWatch();
  watch.collect({ login_name: 'ada', totp: '123456', verification_code: '654321' });
  watch.log.write(line('ada took 123456 ms, 654321 bytes'));
  expect(() => watch.expectNoneLogged()).not.toThrow();
});
