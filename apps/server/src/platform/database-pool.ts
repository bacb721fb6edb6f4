import pg from 'pg';
import { reconnectDelayMs, DatabaseUnavailableError, isUnavailableCode } from './database-unavailable.ts';

/** Where the database is, asked for each connection: an embedded one may come back on another port. */
export type DatabaseAddress = () => string;

export interface PoolOptions {
  address: DatabaseAddress;
  onLost: (error: Error) => void;
  size: number;
  settings: pg.ClientConfig;
  /** What every new connection begins with. */
  onConnect?: string;
}

/** One connection, for whoever has it. */
interface PooledConnection {
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  release(): void;
}

export interface DatabasePool {
  connect(): Promise<PooledConnection>;
  end(): Promise<void>;
}

/**
 * Connections to a database that may be away at any moment: whatever is lost by that fails with `DatabaseAwayError`,
 * and the next who asks gets a new connection. A database that cannot be reached is left alone for a growing while.
 */
export function openPool({ address, onLost, size, settings, onConnect }: PoolOptions): DatabasePool {
  const Connection = connectionTo(address, onLost);
  const pool = new pg.Pool({ ...settings, max: size, connectionTimeoutMillis: 10_000, Client: Connection });
  // Each connection has told `onLost` already.
  pool.on('error', () => undefined);
  // Before whoever asked for the connection gets it. Where it fails, so does the connection, and that is told there.
  if (onConnect !== undefined) pool.on('connect', (client) => void client.query(onConnect).catch(() => undefined));
  let failures = 0;
  let nextTryAt = 0;
  let lastFailure: unknown;
  let isTrying = false;

  /** While the database is away, one at a time tries to reach it; all others are told so at once. */
  async function acquire(): Promise<pg.PoolClient> {
    const isUnavailable = failures > 0 && pool.idleCount === 0;
    if (isUnavailable && (isTrying || Date.now() < nextTryAt)) throw new DatabaseUnavailableError(lastFailure);
    if (isUnavailable) isTrying = true;
    try {
      const client = await pool.connect();
      failures = 0;
      return client;
    } catch (error) {
      // Of all who tried at the same time, one counts.
      if (Date.now() >= nextTryAt) nextTryAt = Date.now() + reconnectDelayMs(failures++);
      lastFailure = error;
      throw new DatabaseUnavailableError(error);
    } finally {
      if (isUnavailable) isTrying = false;
    }
  }

  async function connect(): Promise<PooledConnection> {
    const client = await acquire();
    return {
      query: (text, values) =>
        client.query(text, values as unknown[] | undefined).catch((error: unknown) => {
          const isLost = client instanceof Connection && client.isLost;
          throw isLost || isUnavailableCode(error) ? new DatabaseUnavailableError(error) : error;
        }),
      release: () => client.release(),
    };
  }

  return { connect, end: () => pool.end() };
}

/** A single connection outside any pool, for what belongs to a session. */
export function openConnection({ address, onLost, settings }: Omit<PoolOptions, 'size' | 'onConnect'>): pg.Client {
  return new (connectionTo(address, onLost))({ ...settings, connectionTimeoutMillis: 10_000 });
}

function connectionTo(address: DatabaseAddress, onLost: (error: Error) => void) {
  return class Connection extends pg.Client {
    isLost = false;

    constructor(settings: pg.ClientConfig = {}) {
      // A peer that went without a word is noticed by the system; without this a statement would wait for ever.
      super({ ...settings, connectionString: address(), keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
      // From its first moment to its last, in or out of the pool: an 'error' that nobody hears ends the process.
      this.on('error', (error) => {
        this.isLost = true;
        onLost(error);
      });
    }
  };
}
