import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { keyOf } from '@platen/contract/call';
import { blobCalls } from '@platen/contract/files/blobs.calls';
import { toRequest } from '@platen/contract/request';
import { apiBasePath } from '@platen/model/api';
import { fileSource, privateFolder, publishFile, writeFile } from './folder-files.ts';
import type { ByteRange, Incoming, Store } from './store.ts';
import { signUploadToken } from './upload-token.ts';

/** Keys become file names. This pattern keeps `..`, slashes and drive letters out of paths. */
const keyPattern = /^[a-z0-9]{4,}(\.[a-z0-9]+)*$/;

const probeBytes = 4096;
const freeBytesMin = 100 * 1024 * 1024;

/** Stores objects as files in a folder, two levels deep so that no directory grows too large. */
export async function openFolderStore(root: string, uploadSecret: Buffer): Promise<Store> {
  const incomingDir = join(root, 'incoming');
  await mkdir(incomingDir, { recursive: true, mode: privateFolder });
  // A folder created by an older version may be readable for others.
  await chmod(root, privateFolder);

  function pathOf(key: string): string {
    if (!keyPattern.test(key)) throw new Error(`not a key of the store: ${key}`);
    return join(root, key.slice(0, 2), key.slice(2, 4), key);
  }

  async function receive(body: AsyncIterable<Buffer>, byteSizeMax: number): Promise<Incoming> {
    const path = join(incomingDir, randomUUID());
    const written = await writeFile(path, body, byteSizeMax);
    return {
      ...written,
      source: fileSource(path, written.byteSize),
      commit: (key) => publishFile(path, pathOf(key)),
      discard: () => rm(path, { force: true }),
    };
  }

  return {
    name: 'folder',
    uploadOrigin: undefined,
    receive: (body, byteSizeMax) => receive(body.iterator({ destroyOnReturn: false }), byteSizeMax),
    async put(key, body, { byteSize }) {
      const incoming = await receive(Buffer.isBuffer(body) ? Readable.from([body]) : body, byteSize);
      try {
        if (incoming.byteSize !== byteSize)
          throw new Error(`${key}: ${incoming.byteSize} bytes instead of ${byteSize}`);
        await incoming.commit(key);
      } finally {
        await incoming.discard();
      }
    },
    async open(key, range?: ByteRange) {
      const file = await open(pathOf(key));
      return file.createReadStream(range);
    },
    async head(key) {
      const facts = await stat(pathOf(key)).catch(ignoreMissing);
      return facts && { byteSize: facts.size, md5Base64: undefined };
    },
    withFile: (key, use) => use(pathOf(key)),
    delete: (key) => rm(pathOf(key), { force: true }),
    async directUpload(key, { contentType, md5Base64 }) {
      const token = signUploadToken(uploadSecret, key);
      return {
        url: apiBasePath + toRequest(keyOf(blobCalls.upload), { params: { token } }).path,
        headers: { 'Content-Type': contentType, 'Content-MD5': md5Base64 },
      };
    },
    async removeLeftovers(ageMs) {
      for (const name of await readdir(incomingDir)) {
        const path = join(incomingDir, name);
        const facts = await stat(path).catch(ignoreMissing);
        if (facts && facts.mtimeMs < Date.now() - ageMs) await rm(path, { force: true });
      }
    },
    async check() {
      await checkFreeSpace(root);
      // Really writes, because a full or read-only disk is only noticed then.
      const incoming = await receive(Readable.from([Buffer.alloc(probeBytes)]), probeBytes);
      await incoming.discard();
    },
  };
}

/** With less free space, a large upload or image could not be finished. */
async function checkFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < freeBytesMin) throw new Error(`the disk of ${folder} is full`);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
