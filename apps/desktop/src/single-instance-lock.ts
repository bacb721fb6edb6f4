import { randomBytes } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

const claimSchema = z.object({ port: z.number().int(), secret: z.string().min(1) });
type Claim = z.infer<typeof claimSchema>;

const claimName = /^running\.(\d+)$/;
const here = 'here\n';
/** A computer under load answers late; taking its folder would be worse than waiting. */
const silentAfterMs = 10_000;

/** `asked`: another one has the folder and shows itself; `silent`: it is there and says nothing. */
export type LockResult = { ours: SingleInstanceLock } | 'asked' | 'silent';

/**
 * Which client works on a data folder: two of them would send everything twice. It listens for the next one that is
 * started, which the system ends with the process however that ends, and has a claim that says where: the highest number
 * counts. A claim appears whole, a higher one only where nobody is behind the highest, and lower ones go only
 * after that: of those that start in the same instant one gets the folder. Readable by its owner only.
 */
export class SingleInstanceLock {
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  /** `onAsked` is called when another one is started. */
  static async claim(dataDir: string, onAsked: () => void, waitMs = silentAfterMs): Promise<LockResult> {
    const secret = randomBytes(32).toString('hex');
    const server = await listen(secret, onAsked);
    const { port } = server.address() as AddressInfo;
    const draft = join(dataDir, `claim.${secret.slice(0, 16)}`);
    await writeFile(draft, JSON.stringify({ port, secret } satisfies Claim), { flag: 'wx', mode: 0o600 });
    try {
      for (;;) {
        const numbers = await listClaims(dataDir);
        const highest = Math.max(0, ...numbers);
        const other = await stateOf(pathOf(dataDir, highest), waitMs);
        if (other !== 'gone') {
          server.close();
          return other;
        }
        if (await take(dataDir, draft, highest + 1)) return { ours: new SingleInstanceLock(server) };
      }
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** As when the process ends: the claim stays, and nobody is behind it. */
  release(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }
}

async function take(dataDir: string, draft: string, number: number): Promise<boolean> {
  try {
    await link(draft, pathOf(dataDir, number));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  const numbers = await listClaims(dataDir);
  // Its number was free because a higher one had come and tidied up since we looked.
  if (numbers.some((other) => other > number)) {
    await rm(pathOf(dataDir, number), { force: true });
    return false;
  }
  for (const lower of numbers) if (lower < number) await rm(pathOf(dataDir, lower), { force: true });
  return true;
}

function pathOf(dataDir: string, number: number): string {
  return join(dataDir, `running.${number}`);
}

async function listClaims(dataDir: string): Promise<number[]> {
  const names = await readdir(dataDir);
  return names.flatMap((name) => Number(claimName.exec(name)?.[1] ?? 0) || []);
}

/** Asks whoever has made a claim to show itself. */
async function stateOf(path: string, waitMs: number): Promise<'asked' | 'silent' | 'gone'> {
  const claim = await readClaim(path);
  if (!claim) return 'gone';
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: claim.port });
    const settle = (state: 'asked' | 'silent' | 'gone') => {
      socket.destroy();
      resolve(state);
    };
    socket.setTimeout(waitMs, () => settle('silent'));
    socket.once('error', () => settle('gone'));
    socket.once('close', () => settle('gone'));
    // Another program may have the port by now; it says something else, or goes.
    socket.once('data', (answer) => settle(String(answer) === here ? 'asked' : 'gone'));
    socket.end(`${claim.secret}\n`);
  });
}

/** Nothing where there is none, or where the computer was switched off while it was written. */
async function readClaim(path: string): Promise<Claim | undefined> {
  try {
    return claimSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function listen(secret: string, onAsked: () => void): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let said = '';
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.on('data', (part: string) => {
      said += part;
      if (said.length > secret.length + 1) socket.destroy();
    });
    socket.on('end', () => {
      if (said !== `${secret}\n`) return void socket.destroy();
      socket.end(here);
      onAsked();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
