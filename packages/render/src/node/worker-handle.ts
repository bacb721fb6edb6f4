import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A thread or a process that runs one task at a time and can be ended at any moment. */
export interface WorkerHandle {
  send(message: object): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called once, whether the worker crashed or was terminated. */
  onEnd(listener: (why: string) => void): void;
  /** Whether the worker keeps this process alive. */
  setKeepAlive(isKeptAlive: boolean): void;
  terminate(): Promise<void>;
}

/** The entry file of a worker, and the arguments that Node needs to run it. */
export interface WorkerCode {
  readonly url: URL | string;
  readonly execArgv?: readonly string[];
}

/** Most garbage of a thread is short-lived: a larger young generation only makes every thread hold more memory. */
const youngMaxMb = 12;

export function startThread({ url, execArgv }: WorkerCode, heapMaxMb: number): WorkerHandle {
  const worker = new Worker(url, {
    ...(execArgv && { execArgv: [...execArgv] }),
    resourceLimits: { maxOldGenerationSizeMb: heapMaxMb, maxYoungGenerationSizeMb: youngMaxMb },
  });
  return {
    send: (message) => worker.postMessage(message, []),
    onMessage: (listener) => worker.on('message', listener),
    onEnd(listener) {
      worker.once('error', (error) => listener(error.message));
      worker.once('exit', (code) => listener(`exit code ${code}`));
    },
    setKeepAlive: (isKeptAlive) => (isKeptAlive ? worker.ref() : worker.unref()),
    async terminate() {
      await worker.terminate();
    },
  };
}

/**
 * A process, for libraries that decode untrusted files: it has its own memory and thread pool, and can crash alone. Worker
 * threads would share libuv's few threads, where Node reads files and checks passwords, and a picture can occupy one of
 * those for seconds.
 */
export function startProcess({ url, execArgv = [] }: WorkerCode): WorkerHandle {
  const child = fork(fileURLToPath(url), {
    execArgv: [...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`ended by ${signal ?? `exit code ${code}`}`));
  });
  return {
    // If the process has just ended, `onEnd` reports it.
    send: (message) => child.send(message, () => undefined),
    onMessage: (listener) => child.on('message', listener),
    onEnd: (listener) => void ended.then(listener),
    setKeepAlive(isKeptAlive) {
      if (isKeptAlive) child.ref();
      else child.unref();
      if (isKeptAlive) child.channel?.ref();
      else child.channel?.unref();
    },
    async terminate() {
      // This process must not exit before the child has ended.
      child.ref();
      child.kill('SIGKILL');
      await ended;
    },
  };
}
