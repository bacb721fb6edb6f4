import type { SignedInAccess } from '@platen/contract/access';
import type { Locale } from '@platen/model/text/locale';
import type { WorkerCode } from '@platen/render/node';
import type { ThreadCode } from '@platen/sheet/node/sheet-file';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditDraft } from './audit/audit-draft.ts';
import type { FullConfig } from './config/config.ts';
import type { LiveSettings } from './config/live-settings.ts';
import type { Db } from './database/database.ts';
import type { Pictures } from './images/pictures.ts';
import type { Renderer } from './images/renderer.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { RequestOrigin } from './logging/request-origin.ts';
import type { Messenger } from './messenger.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Dependencies } from './process/dependencies.ts';
import type { Replica } from './replica/replica.ts';
import type { Store } from './store/store.ts';

/**
 * The services of one process, created once at its start; each request and job gets them with its own origin. The floors above
 * add theirs, which `app.ts` creates: `declare module '../../platform/context.ts' { interface Platform { payments: Payments } }`
 */
export interface Platform {
  config: FullConfig;
  settings: LiveSettings;
  db: Db;
  /**
   * A few separate connections, for what must be committed while a request's transaction is open. With a shared pool,
   * requests that hold one connection and wait for a second would deadlock.
   */
  separateDb: Db;
  /** Where reads go that may be a few seconds behind. */
  replica: Replica;
  jobs: JobQueue;
  /** The request that the work follows from; none for what a schedule started. */
  origin?: RequestOrigin;
  messenger: Messenger;
  store: Store;
  dependencies: Dependencies;
  /** Identifies this process among all processes on the database, also after it has ended. */
  processId: string;
  versions: Versions;
  /** The folder of the packed desktop clients, if any were packed. */
  desktopDir: string;
  renderer: Renderer;
  pictures: Pictures;
  /** Draws a file of ours again whose bytes were removed, and stores it. Refuses one that cannot be drawn again. */
  redrawFile(platform: Platform, blobId: number): Promise<void>;
  metrics: Metrics;
  /** The entry point of the threads that read sheets. */
  sheetThread: ThreadCode;
  /** The entry point of the threads that clean long rich texts. */
  richTextThread: WorkerCode;
}

/** The version of this server, and of what it serves: the console, and the newest desktop client it knows. */
export interface Versions {
  server: string;
  web: string;
  app: string;
}

/** What calls of the contract require of who acts, and of an API key. The contract says which there are. */
type Ability = Extract<SignedInAccess, { kind: 'ability' }>['ability'];
type Scope = Extract<SignedInAccess, { sessionOnly: false }>['scopes'][number];

/**
 * Who acts: a person, or a program for an account. The floors above add what they know of them (`resources/actor.ts`), as they
 * do with `Platform`.
 */
export interface Actor {
  /** The person. A program acts for its account, so it has the account's id. */
  id: number;
  /** Whose rows these are: the company of a person who works for one, otherwise the person's own account. */
  accountId: number;
  /** The rows of all accounts, not only those of its own. */
  seesEveryone: boolean;
  /** All that may be done. Read anew for each request and job, so that a changed role applies from the next one. */
  abilities: ReadonlySet<Ability>;
}

/** What a request was authenticated by. */
export type Credential = SessionCredential | ApiKeyCredential;

interface SessionCredential {
  kind: 'session';
  sessionId: number;
  /** Its owner has signed in or confirmed who they are in the last minutes. */
  isRecent: boolean;
  /** Its owner has to set up a second factor before anything else. */
  mustEnroll: boolean;
}

interface ApiKeyCredential {
  kind: 'api_key';
  apiKeyId: number;
  scopes: readonly Scope[];
}

/** The facts of a request. A job has none: what it does was not sent from any address. */
export interface RequestFacts {
  id: string;
  address: string;
  /** What the caller's program says it is; empty if it says nothing. */
  userAgent: string;
  /** The origin by which the caller reaches this server, such as `https://print.example`, for links that are sent out. */
  origin: string;
}

/** What every service works with. `db` is the transaction of the request or job, if it changes anything. */
export interface BaseContext {
  platform: Platform;
  db: Db;
  locale: Locale;
  log: FastifyBaseLogger;
}

/**
 * The first argument of most service functions. `caller` is who acts: who sent the request, or for whom a job works. A function
 * that cannot do without the request takes a `RequestContext`: called from a job, it does not compile.
 */
export interface Context extends BaseContext {
  caller: Actor;
  request?: RequestFacts;
}

/** A request that needs no sign-in. */
export interface PublicContext extends BaseContext {
  request: RequestFacts;
  /** What the audit entry of this call says beyond its record. */
  audit: AuditDraft;
}

/** A request of somebody who is signed in, or of a program with an API key. */
export interface RequestContext extends Context, PublicContext {
  request: RequestFacts;
  credential: Credential;
}
