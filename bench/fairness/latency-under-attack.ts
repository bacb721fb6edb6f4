import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hostileFiles, largePicture } from '../../apps/server/src/resources/files/blobs/testing/hostile-files.ts';
import { percentile, signIn } from './client.ts';

const requestsEach = 400;
const callers = 4;
/** One of this many calls is a sign-in, which uses the same libuv threads as the decoding of pictures. */
const signInEvery = 10;

/** The p99 response time of several concurrent callers. */
async function timeResponses(url: string): Promise<number> {
  const { api } = await signIn(url, 'customer');
  const times: number[] = [];
  async function call(): Promise<void> {
    for (let index = 0; index < requestsEach; index++) {
      const start = performance.now();
      if (index % signInEvery === 0) await signIn(url, 'customer');
      else if (index % 2 === 0) await api('GET /mine');
      else await api('GET /sku_templates');
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: callers }, call));
  return percentile(times, 0.99);
}

export async function benchLatencyUnderAttack(url: string): Promise<void> {
  await timeResponses(url);
  const idleMs = await timeResponses(url);
  const files = [...(await hostileFiles()), { filename: 'vast.png', type: 'image/png', bytes: await largePicture() }];
  const tokens = [await signIn(url, 'attacker'), await signIn(url, 'accomplice')].map(({ token }) => token);
  const attack = new Worker(new URL('./attack.mjs', import.meta.url), { workerData: { url, tokens, files } });
  // Waits until every file was uploaded once.
  await once(attack, 'message');
  const attackedMs = await timeResponses(url);
  attack.postMessage('stop');
  const [{ sent }] = (await once(attack, 'message')) as [{ sent: number }];
  console.log(`while ${sent} hostile files were uploaded by ${tokens.length} people, 4 each at a time:`);
  console.log(`others wait ${attackedMs.toFixed(0)} ms for an answer at p99, ${idleMs.toFixed(0)} ms when it is quiet`);
  console.log(`ratio fairness.p99_under_fire ${(attackedMs / idleMs).toFixed(2)}`);
}
