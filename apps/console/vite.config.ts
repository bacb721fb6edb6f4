import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { antdWithoutStyles } from './build/antd-without-styles.plugin.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compiledTexts } from './build/compiled-texts.plugin.ts';
import { compressedFiles } from './build/compressed-files.plugin.ts';
import { themeCss } from './build/theme-css.plugin.ts';
import { woff2WithoutEval } from './build/woff2-without-eval.plugin.ts';

/** Where the calls go while developing; another one where several servers run side by side. */
const serverUrl = process.env.PLATEN_SERVER ?? 'http://localhost:7300';
/** The server must see the page's own address: it names upload links by it, and another origin's are refused. */
const proxied = { target: serverUrl, changeOrigin: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [themeCss(), antdWithoutStyles(), woff2WithoutEval(), react(), compiledTexts(), compressedFiles()],
  define: { __WEB_VERSION__: JSON.stringify(manifest.version) },
  server: { port: 7301, strictPort: true, proxy: { '/app_api': proxied, '/healthz': proxied, '/pages': proxied } },
  // Found in workers only, which would be too late: the first upload or preview after a start would fail.
  optimizeDeps: {
    include: ['hash-wasm', 'bidi-js', 'uqr', 'woff2-encoder/decompress', 'zxing-wasm/reader'],
    // It looks for its wasm beside itself, and a bundled copy of it has moved.
    exclude: ['harfbuzzjs'],
  },
  // The renderer loads HarfBuzz beside itself, which only modules can.
  worker: { format: 'es', plugins: () => [woff2WithoutEval()], rolldownOptions: { external: ['module'] } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: true,
    rolldownOptions: {
      // HarfBuzz asks for it in Node only; a browser never gets there.
      external: ['module'],
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
});
