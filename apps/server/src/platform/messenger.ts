import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from './config/config.ts';

export interface Recipient {
  email: string | null;
  phone: string | null;
}

/** Sends a short text to a person, by email or SMS. */
export interface Messenger {
  send(recipient: Recipient, message: { subject: string; text: string }): Promise<void>;
}

const smsTimeoutMs = 10_000;

/**
 * Email if the person has an address and SMTP is configured, otherwise SMS. In a demo, which has neither, the server's log,
 * so that whoever evaluates the product gets the codes. Elsewhere a message that cannot be sent is not logged: it may hold a
 * code, and more people read logs than may sign in as somebody else.
 */
export function createMessenger(config: Config, log: FastifyBaseLogger): Messenger {
  const mail = config.smtpUrl ? createTransport(config.smtpUrl) : undefined;
  return {
    async send(recipient, { subject, text }) {
      if (mail && recipient.email) {
        await mail.sendMail({ from: config.mailFrom, to: recipient.email, subject, text });
        return;
      }
      if (config.smsUrl && recipient.phone) {
        const response = await fetch(config.smsUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ phone: recipient.phone, text }),
          redirect: 'error',
          signal: AbortSignal.timeout(smsTimeoutMs),
        });
        if (!response.ok) throw new Error(`the SMS service answered ${response.status}`);
        return;
      }
      if (config.isMessageLogged)
        log.info({ to: recipient.email ?? recipient.phone, subject }, `no mail or SMS configured: ${text}`);
      else log.warn({ subject }, 'a message was not sent: no mail or SMS is configured for its recipient');
    },
  };
}
