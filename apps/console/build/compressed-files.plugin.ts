import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|wasm)$/;
/** Smaller files fit into a single packet anyway. */
const bytesMin = 1024;
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Writes the compressed variants beside each file at build time, with the strongest compression; the server only
 * chooses one of them.
 */
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
      // All at once: Node compresses as many files in parallel as there are cores.
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
