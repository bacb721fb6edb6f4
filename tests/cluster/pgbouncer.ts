import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptsConnections, definePart, findFreePort, type Part } from './part.ts';

/** Configured like that of `deploy/compose`, in transaction mode: session state, LISTEN and named statements do not work through it. */
export async function createPgBouncer(
  dir: string,
  logDir: string,
  postgresPort: number,
): Promise<{ part: Part; url: string }> {
  const home = join(dir, 'pgbouncer');
  mkdirSync(home, { recursive: true });
  const port = await findFreePort();
  writeFileSync(join(home, 'users.txt'), '"platen" "platen"\n');
  writeFileSync(
    join(home, 'pgbouncer.ini'),
    `[databases]
platen = host=127.0.0.1 port=${postgresPort} dbname=platen user=platen password=platen
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(home, 'users.txt')}
pool_mode = transaction
default_pool_size = 40
max_client_conn = 500
server_login_retry = 1
`,
  );
  const part = definePart({
    name: 'pgbouncer',
    logDir,
    user: 'postgres',
    program: 'pgbouncer',
    args: [join(home, 'pgbouncer.ini')],
    isReady: () => acceptsConnections(port),
    isSupervised: true,
  });
  await part.start();
  return { part, url: `postgres://platen:platen@127.0.0.1:${port}/platen` };
}
