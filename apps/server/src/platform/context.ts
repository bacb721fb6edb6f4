import type { Ability } from '@platen/model/abilities/abilities';
import type { CustomerPlan } from '@platen/model/accounts/customer-plans';
import { type MemberRole, memberRoleRecords } from '@platen/model/accounts/member-roles';
import { accountAbilities, isCustomer, type RoleKey } from '@platen/model/accounts/roles';
import type { ApiKeyScope } from '@platen/model/connections/api-keys';
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

/** The signed-in person, or the owner of the API key, behind a request. */
export interface Caller {
  /** The person. A key acts for its account, so it has the account's id. */
  id: number;
  /** Whose rows these are: the company of a customer's member, otherwise the person's own account. */
  accountId: number;
  /** Whom orders name: the person, or nobody for a program with an API key, which belongs to the account. */
  memberId: number | null;
  role: RoleKey;
  /** All that this request may do. It is read with the caller, so that a changed role applies from the next request. */
  abilities: ReadonlySet<Ability>;
  via: SessionOfCaller | { kind: 'api_key'; apiKeyId: number; scopes: readonly ApiKeyScope[]; plan: CustomerPlan };
}

/** Jobs that act for a person set neither of the flags: without the first, calls that require it are refused. */
export interface SessionOfCaller {
  kind: 'session';
  sessionId: number;
  /** Its owner has signed in or confirmed who they are in the last minutes. */
  isRecent?: boolean;
  /** Its owner has to set up a second factor before anything else. */
  mustEnroll?: boolean;
}

/** The caller of a job that acts for a person, as if they called themselves. */
export function jobCallerFor(person: Person): Caller {
  return { ...personOf(person), via: { kind: 'session', sessionId: 0 } };
}

interface Person {
  id: number;
  role: RoleKey;
  /** Of a custom role. */
  custom_abilities?: readonly string[] | null;
  account_id: number | null;
  member_role: MemberRole;
}

/** Who a person is and what they may do. A customer's member has the abilities of the member's role. */
export function personOf({ id, role, custom_abilities = null, account_id, member_role }: Person): Omit<Caller, 'via'> {
  const abilities = isCustomer(role)
    ? memberRoleRecords[member_role].abilities
    : accountAbilities(role, custom_abilities);
  return { id, accountId: account_id ?? id, memberId: id, role, abilities };
}

/** The first argument of every service function. `db` is the request's transaction if the request changes anything. */
export interface PublicContext {
  platform: Platform;
  db: Db;
  locale: Locale;
  log: FastifyBaseLogger;
  requestId: string;
  address: string;
  /** What the audit entry of this call says beyond what its path says. */
  audit: AuditDraft;
  /** What the caller's program says it is; empty if it says nothing. */
  userAgent: string;
  /**
   * The origin by which the caller reaches this server, such as `https://print.example`, for links that are sent out.
   */
  origin: string;
}

export interface Context extends PublicContext {
  caller: Caller;
}

/** Customers see their own rows, the factory sees everyone's. */
export function canSeeEveryone(caller: Caller): boolean {
  return !isCustomer(caller.role);
}

/** The owner of the rows: one customer's id, or everyone. */
export type Owner = number | 'everyone';

export function ownerFor(caller: Caller): Owner {
  return canSeeEveryone(caller) ? 'everyone' : caller.accountId;
}
