import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const rounds = 3;
const clientPath = fileURLToPath(new URL('load-client.mjs', import.meta.url));
const staticPath = fileURLToPath(new URL('static-server.mjs', import.meta.url));

/** Pages per second of the product, and of a static server with the same bytes; alternating, the best of each. */
export async function measureServed(url: string, html: string): Promise<{ pages: number; static: number }> {
  const dir = await mkdtemp(join(tmpdir(), 'platen-pages-'));
  await writeFile(join(dir, 'page.html'), html);
  const server = spawn(process.execPath, [staticPath, dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = Number(await firstLine(server.stdout));
    const best = { pages: 0, static: 0 };
    for (let round = 0; round < rounds; round++) {
      best.pages = Math.max(best.pages, await load(url));
      best.static = Math.max(best.static, await load(`http://127.0.0.1:${port}/page.html`));
    }
    return best;
  } finally {
    server.kill();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Sends the load from a separate process, so that the client does not slow down the server. */
async function load(url: string): Promise<number> {
  const client = spawn(process.execPath, [clientPath, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  return Number(await firstLine(client.stdout));
}

function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text.split('\n')[0] ?? '');
    });
    stream.on('end', () => reject(new Error('a process of the bench ended without a figure')));
  });
}
