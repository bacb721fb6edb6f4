import { isAbsolute } from 'node:path';
import { kernelCodePlugin } from '@platen/render/kernel-code.plugin';
import { defineConfig } from 'rolldown';

/**
 * Our own packages are TypeScript and go into the bundle; every other one is loaded from node_modules.
 * @param {string} specifier
 */
function isForeign(specifier) {
  return !specifier.startsWith('.') && !isAbsolute(specifier) && !specifier.startsWith('@platen/');
}

export default defineConfig({
  // The others are the code of threads and processes beside it, which Node loads as files of their own.
  input: {
    main: 'src/main.ts',
    admin: 'src/admin.ts',
    migrate: 'src/migrate.ts',
    'check-config': 'src/check-config.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    'replace-secret': 'src/replace-secret.ts',
    'write-api-documents': 'src/write-api-documents.ts',
    'render-worker': '@platen/render/node/worker',
    'picture-process': '@platen/render/node/picture-process',
    'sheet-thread': '@platen/sheet/node/sheet-thread',
    'rich-text-thread': 'src/resources/storefront/custom-pages/rich-text-thread.ts',
  },
  platform: 'node',
  external: isForeign,
  plugins: [kernelCodePlugin()],
  output: { dir: 'dist', entryFileNames: '[name].js', format: 'esm', sourcemap: true, cleanDir: true },
});
