import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of the cluster that can be killed and started again at any time. */
export interface Part {
  readonly name: string;
  start(): Promise<void>;
  /** Resolves when the process has exited. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Ends the process and the processes that it has started. */
  stop(): Promise<void>;
}

export interface PartOptions {
  name: string;
  /** The folder of its log. */
  logDir: string;
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The unprivileged user that runs it if this process is root. */
  user?: string;
  /** Whether it accepts requests. */
  isReady: () => Promise<boolean>;
  /** Whether it is started again when it ends before it is ready, as a container with `restart: always` is. */
  isSupervised?: boolean;
}

/** More often than any other part of the cluster is away for. */
const restartsMax = 30;

const isRoot = process.getuid?.() === 0;

export function definePart({ name, logDir, program, args, env, user, isReady, isSupervised }: PartOptions): Part {
  let child: ChildProcess | undefined;
  function launch(): ChildProcess {
    const log = createWriteStream(join(logDir, `${name}.log`), { flags: 'a' });
    const [command, commandArgs] =
      user !== undefined && isRoot
        ? ['setpriv', ['--reuid', user, '--regid', user, '--clear-groups', program, ...args]]
        : [program, args];
    const launched = spawn(command, [...commandArgs], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    launched.stdout.pipe(log, { end: false });
    launched.stderr.pipe(log, { end: false });
    return launched;
  }
  async function kill(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const isOver = once(child, 'exit');
    child.kill(signal);
    await isOver;
  }
  return {
    name,
    async start() {
      let restarts = 0;
      child = launch();
      while (!(await isReady())) {
        if (child.exitCode !== null || child.signalCode !== null) {
          if (!isSupervised || restarts++ >= restartsMax)
            throw new Error(`${name} ended before it was ready: see ${name}.log`);
          await sleep(1000);
          child = launch();
        }
        await sleep(100);
      }
    },
    kill,
    // A parent process ends its children only on SIGTERM.
    stop: () => kill('SIGTERM'),
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}

export async function isOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
