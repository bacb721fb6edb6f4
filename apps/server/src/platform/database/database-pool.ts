import pg from 'pg';
import { DatabaseUnavailableError, isUnavailableCode, reconnectDelayMs } from '../errors/database-unavailable.ts';

/** The address of the database, read for each connection: an embedded database may return on another port. */
export type DatabaseAddress = () => string;

export interface PoolOptions {
  address: DatabaseAddress;
  onLost: (error: Error) => void;
  size: number;
  settings: pg.ClientConfig;
  /** A statement that runs first on every new connection. */
  onConnect?: string;
}

/** A connection taken from the pool. */
interface PooledConnection {
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  release(): void;
}

/** The connections of a pool, and the callers that wait for one. */
export interface PoolUsage {
  open: number;
  idle: number;
  waiting: number;
}

export interface DatabasePool {
  connect(): Promise<PooledConnection>;
  usage(): PoolUsage;
  end(): Promise<void>;
}

/**
 * Connections to a database that may become unavailable at any moment. Whatever fails because of that throws
 * `DatabaseUnavailableError`, and the next caller gets a new connection. An unreachable database is retried with
 * growing delays.
 */
export function openPool({ address, onLost, size, settings, onConnect }: PoolOptions): DatabasePool {
  const Connection = connectionTo(address, onLost);
  const pool = new pg.Pool({ ...settings, max: size, connectionTimeoutMillis: 10_000, Client: Connection });
  // Each connection has already called `onLost`.
  pool.on('error', () => undefined);
  // Runs before the caller gets the connection. If it fails, the connection fails too and reports the error itself.
  if (onConnect !== undefined) pool.on('connect', (client) => void client.query(onConnect).catch(() => undefined));
  let failures = 0;
  let nextTryAt = 0;
  let lastFailure: unknown;
  let isTrying = false;

  /** While the database is unavailable, one caller at a time tries to reach it; all others fail immediately. */
  async function acquire(): Promise<pg.PoolClient> {
    const isUnavailable = failures > 0 && pool.idleCount === 0;
    if (isUnavailable && (isTrying || Date.now() < nextTryAt)) throw new DatabaseUnavailableError(lastFailure);
    if (isUnavailable) isTrying = true;
    try {
      const client = await pool.connect();
      failures = 0;
      return client;
    } catch (error) {
      // Concurrent failures count once.
      if (Date.now() >= nextTryAt) nextTryAt = Date.now() + reconnectDelayMs(failures++);
      lastFailure = error;
      throw new DatabaseUnavailableError(error);
    } finally {
      if (isUnavailable) isTrying = false;
    }
  }

  async function connect(): Promise<PooledConnection> {
    const client = await acquire();
    let hasFailed = false;

    async function query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult> {
      try {
        const result = await client.query(text, values as unknown[] | undefined);
        hasFailed = false;
        return result;
      } catch (error) {
        hasFailed = true;
        const isLost = client instanceof Connection && client.isLost;
        throw isLost || isUnavailableCode(error) ? new DatabaseUnavailableError(error) : error;
      }
    }

    /**
     * Closes a connection that is not known to be outside a transaction: in an aborted one, every statement of the next
     * caller would be refused. An error arrives before the state in which it leaves the transaction, so after a failed
     * statement the state is known only once another one has succeeded, as the rollback of a transaction does.
     */
    const release = () => client.release(hasFailed || client.getTransactionStatus() !== 'I');
    return { query, release };
  }

  const usage = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { connect, usage, end: () => pool.end() };
}

/** A single connection outside any pool, for features that need a session. */
export function openConnection({ address, onLost, settings }: Omit<PoolOptions, 'size' | 'onConnect'>): pg.Client {
  return new (connectionTo(address, onLost))({ ...settings, connectionTimeoutMillis: 10_000 });
}

function connectionTo(address: DatabaseAddress, onLost: (error: Error) => void) {
  return class Connection extends pg.Client {
    isLost = false;

    constructor(settings: pg.ClientConfig = {}) {
      // Keepalive detects a peer that disappeared silently; without it a statement would wait forever.
      super({ ...settings, connectionString: address(), keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
      // Registered for the whole life of the connection, because an unhandled 'error' event ends the process.
      this.on('error', (error) => {
        this.isLost = true;
        onLost(error);
      });
    }
  };
}
