import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptsConnections, definePart, findFreePort, type Part } from './part.ts';

/** Configured like `deploy/compose/haproxy.cfg`, without TLS. */
export async function createHaproxy(
  dir: string,
  logDir: string,
  apiPorts: readonly number[],
): Promise<{ part: Part; url: string }> {
  const home = join(dir, 'haproxy');
  mkdirSync(home, { recursive: true });
  const port = await findFreePort();
  const servers = apiPorts.map((apiPort, index) => `  server api-${index + 1} 127.0.0.1:${apiPort}`).join('\n');
  writeFileSync(
    join(home, 'haproxy.cfg'),
    `global
  maxconn 1000
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response 503
frontend web
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend api
backend api
  balance leastconn
  option httpchk GET /readyz
  timeout check 10s
  http-check expect status 200
  default-server check inter 2s fall 2 rise 1
${servers}
`,
  );
  const part = definePart({
    name: 'haproxy',
    logDir,
    program: 'haproxy',
    args: ['-db', '-f', join(home, 'haproxy.cfg')],
    isReady: () => acceptsConnections(port),
  });
  await part.start();
  return { part, url: `http://127.0.0.1:${port}` };
}
