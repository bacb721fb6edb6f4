import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Config } from './config/config.ts';
import { createMessenger } from './messenger.ts';

const person = { email: null, phone: '13800138000' };
const message = { subject: 'Your code', text: 'Your code is 123456' };

describe('a message that cannot be sent', () => {
  async function logOf(isMessageLogged: boolean): Promise<string> {
    let log = '';
    const messenger = createMessenger({ isMessageLogged } as Config, pino({}, { write: (line) => (log += line) }));
    await messenger.send(person, message);
    return log;
  }

  it('is in the log where that is set', async () => {
    expect(await logOf(true)).toContain('123456');
  });

  it('is otherwise only counted there, without its text and its recipient', async () => {
    const log = await logOf(false);
    expect(log).toContain('a message was not sent');
    expect(log).not.toMatch(/123456|13800138000/);
  });
});
