import type { MessagePort, Worker } from 'node:worker_threads';
import type { TextParams } from '@platen/model/text/locale';
import type { SheetErrorCode } from '../sheet.messages.ts';
import { SheetError } from '../sheet-error.ts';

/** The calls that one side of a thread handles for the other. Inputs and results must be structured-cloneable. */
export type CallHandlers<C> = { [Name in keyof C]: (input: never) => unknown };

type Message =
  | { kind: 'request'; id: number; call: string; input: unknown }
  | { kind: 'response'; id: number; result: unknown }
  | { kind: 'refusal'; id: number; code: SheetErrorCode; params: TextParams }
  | { kind: 'failure'; id: number; message: string };

type CallOtherSide<Theirs extends CallHandlers<Theirs>> = <Name extends keyof Theirs & string>(
  call: Name,
  input: Parameters<Theirs[Name]>[0],
) => Promise<Awaited<ReturnType<Theirs[Name]>>>;

/** Connects the two sides of a thread: each can call the other, in any order, and a `SheetError` keeps its class. */
export function connect<Theirs extends CallHandlers<Theirs>>(
  port: Worker | MessagePort,
  handlers: CallHandlers<object>,
): CallOtherSide<Theirs> {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  port.on('message', (message: Message) => {
    if (message.kind === 'request') return void handleRequest(message);
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'response') caller?.resolve(message.result as never);
    else if (message.kind === 'refusal') caller?.reject(new SheetError(message.code, message.params));
    else caller?.reject(new Error(message.message));
  });

  async function handleRequest({ id, call, input }: Extract<Message, { kind: 'request' }>): Promise<void> {
    try {
      const result = await (handlers as Record<string, (input: unknown) => unknown>)[call]?.(input);
      port.postMessage({ kind: 'response', id, result } satisfies Message);
    } catch (error) {
      port.postMessage(toErrorMessage(id, error));
    }
  }

  return (call, input) =>
    new Promise((resolve, reject) => {
      waiting.set(++lastId, { resolve, reject });
      port.postMessage({ kind: 'request', id: lastId, call, input } satisfies Message);
    });
}

function toErrorMessage(id: number, error: unknown): Message {
  if (error instanceof SheetError) return { kind: 'refusal', id, code: error.code, params: error.params };
  return { kind: 'failure', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
