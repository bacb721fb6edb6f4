import { md5Base64 } from './md5-digest.ts';
import type { Md5Message } from './md5-messages.ts';

// A worker speaks to its page alone; there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (message: Md5Message) => self.postMessage(message);

/** Gets one file, answers with its digest. Its page ends it, in the middle too, where the file is cancelled. */
self.addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  md5Base64(file, (share) => post({ kind: 'progress', share }))
    .then((digest) => post({ kind: 'done', digest }))
    .catch((cause: unknown) => post({ kind: 'failed', message: String(cause) }));
});
