import { createHmac } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isTimeZone } from '@platen/model/factory/time-zones';
import { type Locale, toLocale } from '@platen/model/text/locale';
import { z } from 'zod';
import { StartupError } from '../errors/startup-error.ts';
import { type ConfigOf, type ConfigPart, type ConfigParts, onOff, parseSettings } from './config-parts.ts';
import { readOrCreateSecret, secretLengthMin } from './installation-secret.ts';
import { assertKnownSettings } from './known-settings.ts';

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(7300),
  /** The address to listen on. */
  PLATEN_HOST: z.string().min(1).optional(),
  PLATEN_NAME: z.string().max(40).default(''),
  PLATEN_DATA: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().min(1).optional(),
  /** A connection without transaction pooling, because notifications need a session. */
  PLATEN_DATABASE_LISTEN_URL: z.string().min(1).optional(),
  /** A streaming replica of the database, for lists, exports and the dashboard. */
  PLATEN_DATABASE_REPLICA_URL: z.string().min(1).optional(),
  PLATEN_DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(20),
  PLATEN_ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  PLATEN_DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  /** Where traces are sent; undefined: they are not recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('platen'),
  /** Undefined: no metrics. */
  PLATEN_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PLATEN_HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PLATEN_DEMO: z.enum(['on', 'off', 'zh', 'en']).optional(),
  PLATEN_DEMO_HISTORY: onOff.default(true),
  PLATEN_DEMO_SIZE: z.enum(['whole', 'small']).default('whole'),
  PLATEN_TZ: z.string().refine(isTimeZone, 'is not a time zone').optional(),
  PLATEN_SECRET: z.string().min(secretLengthMin).optional(),
  PLATEN_TRUST_PROXY: z.string().trim().default('off').transform(toTrustedProxies),
  /** Limits the calls of one signed-in person, and of one anonymous address, in each process. */
  PLATEN_CALLS_PER_MINUTE: z.coerce.number().int().positive().default(3000),
  PLATEN_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Where codes are sent: `smtp://user:password@host:port`, or an address that accepts `{ phone, text }` as JSON. */
  PLATEN_SMTP_URL: z.string().optional(),
  PLATEN_MAIL_FROM: z.string().default('Platen <no-reply@localhost>'),
  PLATEN_SMS_URL: z.url().optional(),
  /** Writes messages that cannot be sent to the log, with the codes in them. */
  PLATEN_LOG_MESSAGES: onOff.optional(),
  /** The public address of this server, if requests do not carry it. */
  PLATEN_PUBLIC_URL: z.url().optional(),
  /** A second installation where partners can test; the documentation names it. */
  PLATEN_STAGING_URL: z.url().optional(),
  /** The folder of the packed desktop clients, if it is not the default one. */
  PLATEN_DESKTOP_CLIENTS: z.string().min(1).optional(),
  PLATEN_S3_ENDPOINT: z.url().optional(),
  PLATEN_S3_REGION: z.string().min(1).default('us-east-1'),
  PLATEN_S3_BUCKET: z.string().min(1).optional(),
  PLATEN_S3_ACCESS_KEY: z.string().min(1).optional(),
  PLATEN_S3_SECRET_KEY: z.string().min(1).optional(),
  PLATEN_S3_PREFIX: z.string().default(''),
  PLATEN_S3_FORCE_PATH_STYLE: onOff.optional(),
  /** A folder, best on another machine, or `s3://bucket/prefix`. */
  PLATEN_BACKUP_TO: z.string().min(1).optional(),
  /** 64 hexadecimal digits, or a passphrase. */
  PLATEN_BACKUP_KEY: z.string().min(16).optional(),
  PLATEN_BACKUP_S3_ENDPOINT: z.url().optional(),
  PLATEN_BACKUP_S3_REGION: z.string().min(1).default('us-east-1'),
  PLATEN_BACKUP_S3_ACCESS_KEY: z.string().min(1).optional(),
  PLATEN_BACKUP_S3_SECRET_KEY: z.string().min(1).optional(),
  PLATEN_BACKUP_S3_FORCE_PATH_STYLE: onOff.optional(),
});

/** Longer than a load balancer needs to notice: three checks, two seconds apart, plus one in progress. */
const apiDrainS = 10;
/** Different from the API's port, because both may run on one machine. */
const workerHealthPort = 7302;

/**
 * The number of trusted proxies, or their addresses and networks, comma-separated. Never all: the first entries of the
 * header are written by the caller, who could claim any address.
 */
function toTrustedProxies(text: string, context: z.RefinementCtx): false | number | string[] {
  if (text === 'off' || text === '0') return false;
  if (text === 'on') return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (!proxies.every(isAddressOrNetwork)) {
    context.addIssue({ code: 'custom', message: 'takes off, the number of proxies, or their addresses' });
  }
  return proxies;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  return isIP(address) !== 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

/** What the platform itself reads. The floors above bring the rest: see `ConfigParts`. */
export interface Config {
  port: number;
  /** Undefined: all addresses, or only the loopback address while accounts with a published password exist. */
  host: string | undefined;
  /** The deployment's name; it separates the local storage keys of two installations on one host. */
  name: string;
  dataDir: string;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** Where to listen for notifications; defaults to the database URL. */
  databaseListenUrl: string | undefined;
  /** Undefined: everything is read from the database itself. */
  databaseReplicaUrl: string | undefined;
  /** Connections for requests and jobs. The job queue, its listener and separate transactions use a few more. */
  databasePoolSize: number;
  role: 'all' | 'api' | 'worker';
  /** How long a stopping process stays up while reporting that it is not ready, so that load balancers notice. */
  drainMs: number;
  /** Where a worker reports its health. If not `isConfigured`, the port is a default that may be taken. */
  healthPort: { port: number; isConfigured: boolean };
  /** Undefined: traces are not recorded. The exporter reads its endpoint and its other settings itself. */
  tracing: { serviceName: string } | undefined;
  /** Where the metrics are served; undefined: nowhere. */
  metricsPort: number | undefined;
  runsApi: boolean;
  runsWorker: boolean;
  isDemo: boolean;
  /** The language of the demo's content. */
  demoLocale: Locale;
  /** Whether the demo gets a history, which is created after the first start. */
  hasDemoHistory: boolean;
  /** Less content, which is there sooner. */
  isDemoSmall: boolean;
  /** Undefined: as the factory has set it. */
  fixedTimeZone: string | undefined;
  secret: string;
  /** The number of trusted proxies, or their addresses. */
  trustProxy: false | number | string[];
  callsPerMinute: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  smtpUrl: string | undefined;
  mailFrom: string;
  smsUrl: string | undefined;
  isMessageLogged: boolean;
  /** Undefined: as each request says. */
  publicUrl: string | undefined;
  /** Undefined: there is no staging installation. */
  stagingUrl: string | undefined;
  /** Undefined: the default folder beside the console. */
  desktopDir: string | undefined;
  /** Undefined: files are stored in the data folder. */
  s3: S3Config | undefined;
  backup: BackupConfig;
}

export interface BackupConfig {
  /** Where changes are backed up all the time. Undefined: nowhere. */
  to: string | undefined;
  /** Undefined: backups are not encrypted. */
  key: string | undefined;
  /** The service that stores backups at `s3://` addresses. Undefined: there is none. */
  s3: S3Connection | undefined;
}

/** How a service with the S3 API is reached. */
export interface S3Connection {
  /** Undefined: Amazon's endpoint. */
  endpoint: string | undefined;
  region: string;
  accessKey: string;
  secretKey: string;
  isPathStyle: boolean;
}

export interface S3Config extends S3Connection {
  bucket: string;
  /** Prefix of every key, so that several installations can share a bucket. */
  prefix: string;
}

type Settings = z.output<typeof environmentSchema>;

/** What the environment may contain beside the platform's own settings. */
export interface ConfigSources<P extends Parts> {
  /** By the name that each has in the configuration. */
  parts: P;
  /** Whether another program reads this name, which may run with the same environment. */
  isForOthers?(name: string): boolean;
}

type Parts = Readonly<Record<string, ConfigPart<unknown>>>;

/** The configuration of a process, with the parts that the floors above the platform have added. */
export type FullConfig = Config & ConfigParts;

/** The names of all settings of the server. */
export function settingNames({ parts }: ConfigSources<Parts>): string[] {
  return [...Object.keys(environmentSchema.shape), ...Object.values(parts).flatMap(({ names }) => names)];
}

/** What is set: an empty variable counts as none. */
function readEnvironment(environment: NodeJS.ProcessEnv, sources: ConfigSources<Parts>): NodeJS.ProcessEnv {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  assertKnownSettings(given, settingNames(sources), sources.isForOthers);
  return given;
}

/** What a restore needs to know. Unlike `parseConfig`, this creates neither a data folder nor a secret. */
export function parseRestoreConfig(environment: NodeJS.ProcessEnv, sources: ConfigSources<Parts>) {
  const settings = parseSettings(environmentSchema, readEnvironment(environment, sources));
  return {
    dataDir: resolve(settings.PLATEN_DATA),
    databaseUrl: settings.DATABASE_URL,
    s3: s3Config(settings),
    backup: backupConfig(settings),
  };
}

function backupConfig(settings: Settings): BackupConfig {
  return { to: settings.PLATEN_BACKUP_TO, key: settings.PLATEN_BACKUP_KEY, s3: backupS3Config(settings) };
}

/** Never the key of the file store: whoever gets hold of that one could destroy the files and their backup. */
function backupS3Config(settings: Settings): S3Connection | undefined {
  const { PLATEN_BACKUP_S3_ENDPOINT, PLATEN_BACKUP_S3_ACCESS_KEY, PLATEN_BACKUP_S3_SECRET_KEY } = settings;
  const needed = { PLATEN_BACKUP_S3_ACCESS_KEY, PLATEN_BACKUP_S3_SECRET_KEY };
  if (!PLATEN_BACKUP_S3_ENDPOINT && Object.values(needed).every((value) => value === undefined)) return undefined;
  assertComplete(needed);
  return {
    endpoint: PLATEN_BACKUP_S3_ENDPOINT,
    region: settings.PLATEN_BACKUP_S3_REGION,
    accessKey: PLATEN_BACKUP_S3_ACCESS_KEY ?? '',
    secretKey: PLATEN_BACKUP_S3_SECRET_KEY ?? '',
    isPathStyle: settings.PLATEN_BACKUP_S3_FORCE_PATH_STYLE ?? PLATEN_BACKUP_S3_ENDPOINT !== undefined,
  };
}

function assertComplete(needed: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(needed)) {
    if (value === undefined) throw new StartupError(`the setting ${name} is missing: S3 needs it`);
  }
}

export function parseConfig<P extends Parts>(
  environment: NodeJS.ProcessEnv,
  sources: ConfigSources<P>,
): Config & ConfigOf<P> {
  const given = readEnvironment(environment, sources);
  const settings = parseSettings(environmentSchema, given);
  const own = { publicUrl: settings.PLATEN_PUBLIC_URL };
  const parts = Object.entries(sources.parts).map(([name, part]) => ({ name, ...part.read(given, own) }));
  const configOfParts = Object.fromEntries(parts.map(({ name, config }) => [name, config])) as ConfigOf<P>;
  return { ...ownConfig(settings, isDemoEnabled(settings, parts), environment), ...configOfParts };
}

function ownConfig(settings: Settings, isDemo: boolean, environment: NodeJS.ProcessEnv): Config {
  const dataDir = resolve(settings.PLATEN_DATA);
  ensureFolder(dataDir);
  return {
    port: settings.PORT,
    host: settings.PLATEN_HOST,
    name: settings.PLATEN_NAME,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseListenUrl: settings.PLATEN_DATABASE_LISTEN_URL,
    databaseReplicaUrl: settings.PLATEN_DATABASE_REPLICA_URL,
    databasePoolSize: settings.PLATEN_DATABASE_POOL,
    role: settings.PLATEN_ROLE,
    // With everything in one process, there is no other process to take over: draining would only delay the stop.
    drainMs: (settings.PLATEN_DRAIN_SECONDS ?? (settings.PLATEN_ROLE === 'api' ? apiDrainS : 0)) * 1000,
    healthPort: {
      port: settings.PLATEN_HEALTH_PORT ?? workerHealthPort,
      isConfigured: settings.PLATEN_HEALTH_PORT !== undefined,
    },
    tracing:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : { serviceName: settings.OTEL_SERVICE_NAME },
    metricsPort: settings.PLATEN_METRICS_PORT,
    runsApi: settings.PLATEN_ROLE !== 'worker',
    runsWorker: settings.PLATEN_ROLE !== 'api',
    isDemo,
    demoLocale: demoLocaleOf(settings.PLATEN_DEMO, environment),
    hasDemoHistory: isDemo && settings.PLATEN_DEMO_HISTORY,
    isDemoSmall: settings.PLATEN_DEMO_SIZE === 'small',
    fixedTimeZone: settings.PLATEN_TZ,
    secret: settings.PLATEN_SECRET ?? readOrCreateSecret(dataDir),
    trustProxy: settings.PLATEN_TRUST_PROXY,
    callsPerMinute: settings.PLATEN_CALLS_PER_MINUTE,
    logLevel: settings.PLATEN_LOG_LEVEL,
    smtpUrl: settings.PLATEN_SMTP_URL,
    mailFrom: settings.PLATEN_MAIL_FROM,
    smsUrl: settings.PLATEN_SMS_URL,
    isMessageLogged: settings.PLATEN_LOG_MESSAGES ?? isDemo,
    publicUrl: settings.PLATEN_PUBLIC_URL,
    stagingUrl: settings.PLATEN_STAGING_URL?.replace(/\/$/, ''),
    desktopDir: settings.PLATEN_DESKTOP_CLIENTS,
    s3: s3Config(settings),
    backup: backupConfig(settings),
  };
}

/** Unless it is requested or refused, there is a demo where nothing shows that the installation is in real use. */
function isDemoEnabled(
  { PLATEN_DEMO: requested, DATABASE_URL }: Settings,
  parts: readonly { demoRefusal: string | undefined; isRealUse: boolean }[],
): boolean {
  const refusal = parts.find(({ demoRefusal }) => demoRefusal !== undefined)?.demoRefusal;
  if (requested !== undefined && requested !== 'off' && refusal !== undefined)
    throw new StartupError(`PLATEN_DEMO is on and ${refusal}`);
  const isRealUse = refusal !== undefined || DATABASE_URL !== undefined || parts.some((part) => part.isRealUse);
  return requested === undefined ? !isRealUse : requested !== 'off';
}

/** The configured language, otherwise the machine's: its locale settings on Unix, or the system language. */
function demoLocaleOf(requested: string | undefined, environment: NodeJS.ProcessEnv): Locale {
  if (requested === 'zh' || requested === 'en') return toLocale(requested);
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return toLocale(LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale);
}

/** All settings or none: with half of them, files would silently go to a folder that nobody backs up. */
function s3Config(settings: Settings): S3Config | undefined {
  const { PLATEN_S3_ENDPOINT, PLATEN_S3_BUCKET, PLATEN_S3_ACCESS_KEY, PLATEN_S3_SECRET_KEY } = settings;
  const needed = { PLATEN_S3_BUCKET, PLATEN_S3_ACCESS_KEY, PLATEN_S3_SECRET_KEY };
  if (!PLATEN_S3_ENDPOINT && Object.values(needed).every((value) => value === undefined)) return undefined;
  assertComplete(needed);
  return {
    endpoint: PLATEN_S3_ENDPOINT,
    region: settings.PLATEN_S3_REGION,
    bucket: PLATEN_S3_BUCKET ?? '',
    accessKey: PLATEN_S3_ACCESS_KEY ?? '',
    secretKey: PLATEN_S3_SECRET_KEY ?? '',
    prefix: settings.PLATEN_S3_PREFIX,
    isPathStyle: settings.PLATEN_S3_FORCE_PATH_STYLE ?? PLATEN_S3_ENDPOINT !== undefined,
  };
}

function ensureFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new StartupError(`cannot use the data folder ${path}: ${(error as Error).message}`);
  }
}

/** Derives a key for one purpose, so that the output of one purpose is useless for another. */
export function keyFor(config: Pick<Config, 'secret'>, purpose: string): Buffer {
  return createHmac('sha256', config.secret).update(purpose).digest();
}
