import { kernelCodePlugin } from '@platen/render/kernel-code.plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { compiledTexts } from './build/compiled-texts.plugin.ts';
import { compressedFiles } from './build/compressed-files.plugin.ts';
import { themeCss } from './build/theme-css.plugin.ts';
import manifest from './package.json' with { type: 'json' };

/** The API server during development; override it if several servers run side by side. */
const serverUrl = process.env.PLATEN_SERVER ?? 'http://localhost:7300';
/** The server must see the page's own origin: it builds upload links from it, and those of another origin are refused. */
const proxied = { target: serverUrl, changeOrigin: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [themeCss(), kernelCodePlugin(), react(), compiledTexts(), compressedFiles()],
  define: { __WEB_VERSION__: JSON.stringify(manifest.version) },
  server: { port: 7301, strictPort: true, proxy: { '/app_api': proxied, '/healthz': proxied, '/pages': proxied } },
  // Imported only in workers, so Vite would discover them too late: the first upload or preview after a start would
  // fail.
  optimizeDeps: {
    include: ['hash-wasm', 'bidi-js', 'uqr', 'zxing-wasm/reader'],
    // It locates its WASM relative to itself, and a pre-bundled copy has moved.
    exclude: ['harfbuzzjs'],
  },
  // The renderer loads HarfBuzz relative to itself, which requires module workers.
  worker: {
    format: 'es',
    plugins: () => [kernelCodePlugin()],
    rolldownOptions: { external: ['module'] },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: true,
    rolldownOptions: {
      // HarfBuzz imports it only in Node; a browser never gets there.
      external: ['module'],
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
});
