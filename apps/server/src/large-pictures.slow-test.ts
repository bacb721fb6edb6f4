import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockedMsMax, watchLoop } from './platform/testing/loop-watch.ts';
import { hostileFiles, largePicture } from './resources/files/blobs/testing/hostile-files.ts';
import { putBytes, requestUpload } from './resources/files/blobs/testing/upload-steps.ts';
import { testPassword, useTestApp } from './testing/test-app.ts';

const app = useTestApp({ PLATEN_ROLE: 'api' });
const loop = watchLoop();
let customer: Awaited<ReturnType<typeof app.signUp>>;

beforeAll(async () => {
  customer = await app.signUp();
  // The first picture starts the processes; their start is not what is measured.
  const [file] = await hostileFiles();
  if (file) await putBytes(app, (await requestUpload(app, customer.token, file)).body, file.bytes);
});
afterAll(() => loop.stop());

// Garbage collection can only add time, so a picture that really blocks the loop does so on every attempt.
const attempts = { retry: 2, timeout: 300_000 };
it('serves other requests while three pictures of 30 million pixels are decoded', attempts, async () => {
  const bytes = await largePicture();
  const uploads = Array.from({ length: 3 }, async (_, index) => {
    const { body } = await requestUpload(app, customer.token, { filename: `${index}.png`, type: 'image/png', bytes });
    return (await putBytes(app, body, bytes)).status;
  });
  const attack = { isOver: false };
  const all = Promise.all(uploads).finally(() => (attack.isOver = true));
  let answered = 0;
  // The time it took to create the uploads is not the server's.
  await sleep(20);
  loop.popLongestMs();
  while (!attack.isOver) {
    const { status } = await app.call('POST', '/sessions', {
      body: { login_name: customer.login_name, password: testPassword },
    });
    expect(status).toBe(200);
    answered++;
  }
  expect(await all).toEqual(Array.from({ length: 3 }, () => 204));
  // A login that waited for a picture would take seconds; all three pictures take as long as dozens of logins.
  expect(answered).toBeGreaterThan(8);
  expect(loop.popLongestMs()).toBeLessThan(blockedMsMax);
});
