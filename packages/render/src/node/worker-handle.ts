import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A thread or a process that runs one task at a time and can be ended at any moment. */
export interface WorkerHandle {
  send(message: object): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Calls the listener after the worker has crashed, exited or been terminated. */
  onEnd(listener: (why: string) => void): void;
  /** Sets whether the worker keeps this process alive. */
  setKeepAlive(isKeptAlive: boolean): void;
  terminate(): Promise<void>;
}

/** The entry file of a worker, and the arguments that Node needs to run it. */
export interface WorkerCode {
  readonly url: URL | string;
  readonly execArgv?: readonly string[];
}

/** Most garbage of a thread is short-lived: a larger young generation would only make every thread hold more memory. */
const youngMaxMb = 12;

export function startThread({ url, execArgv }: WorkerCode, heapMaxMb: number): WorkerHandle {
  const worker = new Worker(url, {
    ...(execArgv && { execArgv: [...execArgv] }),
    resourceLimits: { maxOldGenerationSizeMb: heapMaxMb, maxYoungGenerationSizeMb: youngMaxMb },
  });
  return {
    send: (message) => worker.postMessage(message),
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
 * Starts a process, for libraries that decode untrusted files. It can crash without taking the server down, and it
 * has its own memory and libuv thread pool. Worker threads would share the few libuv threads of the server, which also
 * read files and hash passwords, and one picture can occupy such a thread for seconds.
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
    // Errors are ignored here: if the process has just ended, `onEnd` reports it.
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
      // This process must not exit before the child has ended, or the child would be left behind.
      child.ref();
      child.kill('SIGKILL');
      await ended;
    },
  };
}
