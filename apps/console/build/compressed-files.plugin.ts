import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|wasm)$/;
/** Less fits into the packet that is sent anyway. */
const bytesMin = 1024;
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Beside each file its compressed forms, made once and as small as can be: the server only chooses. */
export function compressedFiles(): Plugin {
  let outDir = '';
  return {
    name: 'platen:compressed-files',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true });
      // All at once: Node does as many of them side by side as there are cores.
      await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compress(join(outDir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < bytesMin) return;
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes), toGzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
