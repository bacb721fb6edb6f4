import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { directUploadTimeoutMs } from '@platen/model/files/upload-times';
import { timeLimit } from './time-limit.ts';

/** The store said no to the bytes. */
export class PutRefused extends Error {
  override readonly name = 'PutRefused';

  readonly status: number;
  /** Of our own server; nothing of another store. */
  readonly code: number | undefined;
  /** What our own server says about it, in the language that was asked for; nothing of another store. */
  readonly answer: string | undefined;

  constructor(status: number, text: string) {
    const { code, error_message } = parseResponse(text);
    super(error_message ?? `the store answered ${status}`);
    this.status = status;
    this.code = code;
    this.answer = error_message;
  }
}

interface Target {
  url: string;
  headers: Readonly<Record<string, string>>;
}

export interface PutOptions {
  signal: AbortSignal;
  /** A line on which nothing moves for so long is dead. */
  stallMs: number;
}

/** Sends bytes to where an announcement said. Not by `fetch`, which cannot tell a slow line from a dead one. */
export function putFile(target: Target, body: Readable, byteSize: number, options: PutOptions): Promise<void> {
  const signal = timeLimit(directUploadTimeoutMs, options.signal);
  return new Promise((resolve, reject) => {
    const send = target.url.startsWith('https:') ? requestHttps : requestHttp;
    const headers = { ...target.headers, 'content-length': byteSize };
    const request = send(target.url, { method: 'PUT', headers, signal, timeout: options.stallMs });
    const fail = (error: Error) => {
      body.destroy();
      request.destroy();
      reject(error);
    };
    const stalled = `nothing moved for ${options.stallMs} ms`;
    request.on('timeout', () => fail(new DOMException(stalled, 'TimeoutError')));
    request.on('error', fail);
    request.on('response', (response) => {
      assertStored(response).then(resolve, fail);
    });
    body.on('error', fail);
    body.pipe(request);
  });
}

async function assertStored(response: IncomingMessage): Promise<void> {
  const text = await readText(response);
  const status = response.statusCode ?? 0;
  if (status < 200 || status >= 300) throw new PutRefused(status, text);
}

/** Refusals are short; whatever else is on the line is not wanted. */
const responseLengthMax = 64 * 1024;

async function readText(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) if (text.length < responseLengthMax) text += String(chunk);
  return text;
}

function parseResponse(text: string): { code?: number; error_message?: string } {
  try {
    return JSON.parse(text) as { code?: number; error_message?: string };
  } catch {
    return {};
  }
}
