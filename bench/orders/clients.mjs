/**
 * Sends requests from a thread of its own, because in the server's thread it would use the server's time. Each
 * connection sends the next request after its last response; posts the total time.
 */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {{ path: string; token: string; body: string; key: string }} Request */
/** @type {{ requests: Request[]; connections: number; url: string }} */
const { requests, connections, url } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/**
 * @param {Request} request
 * @returns {Promise<void>}
 */
function send({ path, token, body, key }) {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': key,
    };
    const call = request(new URL(path, url), { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => (text += part));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode} ${text}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

let next = 0;
async function client() {
  for (let one = requests[next++]; one; one = requests[next++]) await send(one);
}
const start = performance.now();
await Promise.all(Array.from({ length: connections }, client));
parentPort?.postMessage({ tookMs: performance.now() - start });
agent.destroy();
