import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { failureText } from './failure-text.ts';
import { putFile } from './put-file.ts';

let close = () => {};
afterEach(() => close());

/** A store whose answers to uploads are given. */
async function storeThat(answer: (respond: (status: number, body: string) => void) => void): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    answer((status, body) => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;
}

async function failureOf(url: string, stallMs = 10_000): Promise<unknown> {
  const target = { url, headers: {} };
  const options = { signal: new AbortController().signal, stallMs };
  return putFile(target, Readable.from([Buffer.from('picture')]), 7, options).catch((error: unknown) => error);
}

describe('a failed upload is explained in the merchant’s language', () => {
  it('if another store refuses it', async () => {
    const failure = await failureOf(await storeThat((respond) => respond(403, '<Error>AccessDenied</Error>')));
    expect(failureText(failure, 'zh-CN')).toBe('文件存储拒绝了上传（状态 403）');
    expect(failureText(failure, 'en-US')).toBe('The file store rejected the upload (status 403)');
  });

  it('in the words of our own server, which knows the language', async () => {
    const said = JSON.stringify({ code: 40302, error_message: '上传地址已失效' });
    const failure = await failureOf(await storeThat((respond) => respond(403, said)));
    expect(failureText(failure, 'zh-CN')).toBe('上传地址已失效');
  });

  it('if nothing moves on the line', async () => {
    const failure = await failureOf(await storeThat(() => {}), 50);
    expect(failureText(failure, 'zh-CN')).toBe('连不上服务器，请检查网络后重试');
  });
});
