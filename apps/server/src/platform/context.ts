import { isCustomer, type Role } from '@platen/model/roles';
import type { ApiKeyScope } from '@platen/model/api-keys';
import type { Locale } from '@platen/model/locale';
import type { WorkerCode } from '@platen/render/node';
import type { ThreadCode } from '@platen/sheet/node/sheet-file';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { Pictures } from './images/pictures.ts';
import type { JobQueue } from './job-queue.ts';
import type { LiveSettings } from './live-settings.ts';
import type { Messenger } from './messenger.ts';
import type { Payments } from './payments/payment-provider.ts';
import type { Renderer } from './renderer.ts';
import type { Store } from './store/store.ts';

/** What one process has, made once at its start. */
export interface Platform {
  config: Config;
  settings: LiveSettings;
  db: Db;
  /**
   * A few connections of its own, for what must be committed while a request's transaction is open. With the others,
   * requests that all hold one and all wait for a second would wait for each other.
   */
  separateDb: Db;
  jobs: JobQueue;
  messenger: Messenger;
  payments: Payments;
  store: Store;
  versions: Versions;
  /** Where the packed desktop clients lie, where somebody has packed them. */
  desktopDir: string;
  renderer: Renderer;
  pictures: Pictures;
  /** The code of the threads that sheets are read in. */
  sheetThread: ThreadCode;
  /** The code of the threads that long rich texts are cleaned in. */
  richTextThread: WorkerCode;
}

/** What this server serves: the console, and the newest desktop client it knows. */
export interface Versions {
  web: string;
  app: string;
}

/** The signed-in person, or the owner of the API key, behind a request. */
export interface Caller {
  id: number;
  role: Role;
  via: { kind: 'session'; sessionId: number } | { kind: 'api_key'; apiKeyId: number; scopes: readonly ApiKeyScope[] };
}

/** What every service function takes first. `db` is the request's transaction where the request changes anything. */
export interface PublicContext {
  platform: Platform;
  db: Db;
  locale: Locale;
  log: FastifyBaseLogger;
  requestId: string;
  address: string;
  /** How the caller reaches this server: `https://print.example`. For addresses that leave it. */
  origin: string;
}

export interface Context extends PublicContext {
  caller: Caller;
}

/** Customers see their own rows, the factory sees everyone's. */
export function seesEveryone(caller: Caller): boolean {
  return !isCustomer(caller.role);
}

/** Whose rows are meant: one customer's, or everyone's. */
export type Owner = number | 'everyone';

export function ownerFor(caller: Caller): Owner {
  return seesEveryone(caller) ? 'everyone' : caller.id;
}
