import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { keyOf } from '@platen/contract/call';
import { blobCalls } from '@platen/contract/files/blobs.calls';
import { toRequest } from '@platen/contract/request';
import { apiBasePath } from '@platen/model/api';
import { fileSource, privateFolder, writeFile } from './folder-files.ts';
import type { ByteRange, Incoming, Store } from './store.ts';
import { signUploadToken } from './upload-token.ts';

/** Keys become file names. This one rule is what keeps `..`, slashes and drive letters out of paths. */
const keyPattern = /^[a-z0-9]{4,}(\.[a-z0-9]+)*$/;

const probeBytes = 4096;
const freeBytesMin = 100 * 1024 * 1024;

/** Objects as files in a folder, two levels deep so that no folder grows past what file systems like. */
export async function openFolderStore(root: string, uploadSecret: Buffer): Promise<Store> {
  const incomingDir = join(root, 'incoming');
  await mkdir(incomingDir, { recursive: true, mode: privateFolder });
  // What an older Platen made may be open to others.
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
      // Written in fact: a disk that is full or read-only says so only then.
      const incoming = await receive(Readable.from([Buffer.alloc(probeBytes)]), probeBytes);
      await incoming.discard();
    },
  };
}

/** Less than a large upload or image takes: what is begun now would not be finished. */
async function checkFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < freeBytesMin) throw new Error(`the disk of ${folder} is full`);
}

/** A complete file appears under its name in one step, and survives a power cut once this is done. */
async function publishFile(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  await mkdir(folder, { recursive: true, mode: privateFolder });
  await rename(from, to);
  // Windows has no handle on a folder to flush, and keeps its names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
