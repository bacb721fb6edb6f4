import { md5Base64 } from './md5-digest.ts';
import type { Md5Message } from './md5-messages.ts';

// A worker speaks to its page alone; there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (message: Md5Message) => self.postMessage(message);

/** Gets one file, answers with its digest. Its page ends it, in the middle too, where the file is cancelled. */
self.addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  md5Base64(file, (share) => say({ kind: 'progress', share }))
    .then((digest) => say({ kind: 'done', digest }))
    .catch((cause: unknown) => say({ kind: 'failed', message: String(cause) }));
});
