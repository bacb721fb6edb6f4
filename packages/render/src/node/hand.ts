import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Something that works beside this thread, one ask at a time, and can be ended whatever it is at. */
export interface Hand {
  send(message: object): void;
  onMessage(hear: (message: unknown) => void): void;
  /** Told once, whoever ended it. */
  onEnd(hear: (why: string) => void): void;
  /** Whether it keeps this process alive. */
  hold(isHeld: boolean): void;
  end(): Promise<void>;
}

/** The file that a hand runs, and what Node needs to run it. */
export interface HandCode {
  readonly url: URL | string;
  readonly execArgv?: readonly string[];
}

/** What a thread throws away at once it throws away soon: more room for it is memory that each thread has for nothing. */
const youngMaxMb = 12;

export function startThread({ url, execArgv }: HandCode, heapMaxMb: number): Hand {
  const worker = new Worker(url, {
    ...(execArgv && { execArgv: [...execArgv] }),
    resourceLimits: { maxOldGenerationSizeMb: heapMaxMb, maxYoungGenerationSizeMb: youngMaxMb },
  });
  return {
    send: (message) => worker.postMessage(message, []),
    onMessage: (hear) => worker.on('message', hear),
    onEnd(hear) {
      worker.once('error', (error) => hear(error.message));
      worker.once('exit', (code) => hear(`exit code ${code}`));
    },
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    async end() {
      await worker.terminate();
    },
  };
}

/**
 * A process, for other people's code: its threads, its memory and its end are its own. Threads of one process share the
 * few in which Node reads files and checks passwords, and a picture may hold one of those for seconds.
 */
export function startProcess({ url, execArgv = [] }: HandCode): Hand {
  const child = fork(fileURLToPath(url), {
    execArgv: [...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const over = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`ended by ${signal ?? `exit code ${code}`}`));
  });
  return {
    // One that has just died is heard of by `onEnd`.
    send: (message) => child.send(message, () => undefined),
    onMessage: (hear) => child.on('message', hear),
    onEnd: (hear) => void over.then(hear),
    hold(isHeld) {
      if (isHeld) child.ref();
      else child.unref();
      if (isHeld) child.channel?.ref();
      else child.channel?.unref();
    },
    async end() {
      // Whoever waits for its end must not be gone before.
      child.ref();
      child.kill('SIGKILL');
      await over;
    },
  };
}
