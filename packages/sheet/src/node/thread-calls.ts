import type { MessagePort, Worker } from 'node:worker_threads';
import type { TextParams } from '@platen/model/locale';
import { SheetError } from '../sheet-error.ts';
import type { SheetErrorCode } from '../sheet.messages.ts';

/** What one side of a thread answers to the other: all of it can be sent between threads. */
export type Answers<C> = { [Name in keyof C]: (ask: never) => unknown };

type Message =
  | { kind: 'ask'; id: number; call: string; ask: unknown }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'refusal'; id: number; code: SheetErrorCode; params: TextParams }
  | { kind: 'failure'; id: number; message: string };

type Ask<Theirs extends Answers<Theirs>> = <Name extends keyof Theirs & string>(
  call: Name,
  ask: Parameters<Theirs[Name]>[0],
) => Promise<Awaited<ReturnType<Theirs[Name]>>>;

/** Joins the two sides of a thread: each answers what it is asked, in whatever order, and a `SheetError` stays one. */
export function connect<Theirs extends Answers<Theirs>>(
  port: Worker | MessagePort,
  answers: Answers<object>,
): Ask<Theirs> {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  port.on('message', (message: Message) => {
    if (message.kind === 'ask') return void answerTo(message);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'answer') asked?.resolve(message.answer as never);
    else if (message.kind === 'refusal') asked?.reject(new SheetError(message.code, message.params));
    else asked?.reject(new Error(message.message));
  });

  async function answerTo({ id, call, ask }: Extract<Message, { kind: 'ask' }>): Promise<void> {
    try {
      const answer = await (answers as Record<string, (ask: unknown) => unknown>)[call]?.(ask);
      port.postMessage({ kind: 'answer', id, answer } satisfies Message);
    } catch (error) {
      port.postMessage(toRefusal(id, error));
    }
  }

  return (call, ask) =>
    new Promise((resolve, reject) => {
      waiting.set(++lastId, { resolve, reject });
      port.postMessage({ kind: 'ask', id: lastId, call, ask } satisfies Message);
    });
}

function toRefusal(id: number, error: unknown): Message {
  if (error instanceof SheetError) return { kind: 'refusal', id, code: error.code, params: error.params };
  return { kind: 'failure', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
