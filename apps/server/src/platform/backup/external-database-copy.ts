import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Client } from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import type { BackupStorage } from './backup-storage.ts';
import type { DatabaseCopy } from './base-backup.ts';
import { type BaseFile, saveBaseFile } from './base-manifest.ts';
import { connectionOf, findPostgresProgram } from './external-programs.ts';

/** Small enough for every kind of target, and for beginning again after a failure. */
const pieceBytes = 1024 ** 3;

interface ExternalDatabase {
  majorVersion: number;
  user: string;
  database: string;
}

/** Copies a database of the operator's own with `pg_basebackup`, as a tar archive that contains the log that it needs. */
export function copyExternalDatabase(databaseUrl: string) {
  return async (session: Client, storage: BackupStorage, id: string): Promise<DatabaseCopy> => {
    const database = await inspect(session);
    const program = await findPostgresProgram('pg_basebackup', database.majorVersion);
    const { args, env } = connectionOf(databaseUrl);
    const options = ['--format=tar', '--pgdata=-', '--wal-method=fetch', '--checkpoint=fast', '--no-manifest'];
    const child = spawn(program, [...args, ...options, '--verbose', '--label', id], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close') as Promise<[number | null]>;
    const [pieces, messages, [code]] = await Promise.all([
      savePieces(storage, id, child.stdout as AsyncIterable<Buffer>),
      text(child.stderr),
      ended,
    ]);
    if (code !== 0) throw new StartupError(`pg_basebackup failed: ${messages.trim().split('\n').at(-1)}`);
    const { rows } = await session.query<{ firstSegment: string; lastSegment: string; completedAt: Date }>(
      `select pg_walfile_name($1::pg_lsn) as "firstSegment", pg_walfile_name($2::pg_lsn) as "lastSegment",
         clock_timestamp() as "completedAt"`,
      [pointIn(messages, 'start'), pointIn(messages, 'end')],
    );
    const [range] = rows;
    if (!range) throw new Error('PostgreSQL did not name its segments');
    const { firstSegment, lastSegment, completedAt } = range;
    return {
      firstSegment,
      lastSegment,
      completedAt: completedAt.toISOString(),
      folders: [],
      files: [],
      segments: [],
      external: { ...database, pieces },
    };
  };
}

async function inspect(session: Client): Promise<ExternalDatabase> {
  const { rows } = await session.query<{ version: string; size: string; user: string; database: string }>(
    `select current_setting('server_version_num') as version, current_setting('wal_segment_size') as size,
       current_user as user, current_database() as database`,
  );
  const { version, size, user, database } = rows[0] ?? { version: '', size: '', user: '', database: '' };
  if (size !== '16MB')
    throw new StartupError(`the segments of its log have ${size} instead of 16 MB: use pgBackRest (docs/backup.md)`);
  return { majorVersion: Math.floor(Number(version) / 10_000), user, database };
}

function pointIn(messages: string, which: 'start' | 'end'): string {
  const point = new RegExp(`write-ahead log ${which} point: ([0-9A-F]+/[0-9A-F]+)`).exec(messages)?.[1];
  if (point === undefined) throw new StartupError(`pg_basebackup did not name the ${which} of the log that it needs`);
  return point;
}

async function savePieces(storage: BackupStorage, id: string, body: AsyncIterable<Buffer>): Promise<BaseFile[]> {
  const pieces: BaseFile[] = [];
  const iterator = body[Symbol.asyncIterator]();
  let next = await iterator.next();
  async function* takePiece(): AsyncGenerator<Buffer> {
    for (let size = 0; !next.done && size < pieceBytes; next = await iterator.next()) {
      size += next.value.length;
      yield next.value;
    }
  }
  while (!next.done) {
    const number = String(pieces.length).padStart(5, '0');
    pieces.push(await saveBaseFile(storage, id, `cluster.tar.${number}`, takePiece()));
  }
  return pieces;
}
