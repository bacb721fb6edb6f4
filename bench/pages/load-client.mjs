/**
 * Requests one URL over several connections for a few seconds and prints the responses per second. The requests seem to come
 * from thousands of visitors, because the product limits how many pages one of them may open.
 */
import { Agent, get } from 'node:http';

const [url = ''] = process.argv.slice(2);
const connections = 16;
const lastsMs = 4000;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let answers = 0;

function headers() {
  const address = `10.0.${(answers >> 8) & 255}.${answers & 255}`;
  return { 'accept-encoding': 'identity', 'x-forwarded-for': address };
}

const ask = () =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: headers() }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume();
      answer.on('end', resolve);
    }).on('error', reject);
  });

const startMs = performance.now();
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() - startMs < lastsMs) {
      await ask();
      answers += 1;
    }
  }),
);
console.log((answers / (performance.now() - startMs)) * 1000);
agent.destroy();
