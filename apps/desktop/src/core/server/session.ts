import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '@platen/contract/client';
import { type FetchOptions, fetchClient } from '@platen/contract/fetch-client';
import { type Locale, locales } from '@platen/model/text/locale';
import { z } from 'zod';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { timeLimit } from './time-limit.ts';

/** Who is signed in, and in which language they are told things. */
export interface Session {
  serverUrl: string;
  token: string;
  locale: Locale;
  ownerId: number;
}

const sessionSchema = z.object({
  serverUrl: z.string(),
  token: z.string(),
  locale: z.enum(locales),
  ownerId: z.number(),
});

/** Kept for the next start, so that jobs go on before anybody has signed in again. Readable by its owner only. */
export class SessionFile {
  private readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, 'session.json');
  }

  /** Another server's session is none. */
  async read(serverUrl: string): Promise<Session | undefined> {
    try {
      const session = sessionSchema.parse(JSON.parse(await readFile(this.path, 'utf8')));
      return session.serverUrl === serverUrl ? session : undefined;
    } catch {
      return undefined;
    }
  }

  async write(session: Session): Promise<void> {
    await writeFileAtomic(this.path, JSON.stringify(session));
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

export type Server = Client<FetchOptions>;

export function serverOf({ serverUrl, token }: Pick<Session, 'serverUrl' | 'token'>): Server {
  return fetchClient({ url: serverUrl, token });
}

const requestTimeoutMs = 30_000;

/** What goes with every call: its language, an end, and the key of a change that may be sent again. */
export function callOptions({ locale }: Session, signal: AbortSignal, idempotencyKey?: string): FetchOptions {
  return {
    signal: timeLimit(requestTimeoutMs, signal),
    headers: { locale, ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) },
  };
}
