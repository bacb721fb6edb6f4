import { md5Base64 } from './md5-digest.ts';
import type { Md5Message } from './md5-messages.ts';

const post = (message: Md5Message) => self.postMessage(message);

/** Receives one file and responds with its digest. The page terminates it, even midway, if the upload is canceled. */
self.addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  md5Base64(file, (share) => post({ kind: 'progress', share }))
    .then((digest) => post({ kind: 'done', digest }))
    .catch((cause: unknown) => post({ kind: 'failed', message: String(cause) }));
});
