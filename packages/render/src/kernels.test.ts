import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { deflateCode, inflateCode } from '../build/kernel-code.mjs';
import { kernelCodePlugin } from '../build/kernel-code.plugin.mjs';

it('a build contains the bytes of the kernels that it uses, and nothing that assembles them', async () => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('deflate/inflate-kernel.ts', import.meta.url)),
    platform: 'browser',
    plugins: [kernelCodePlugin()],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  expect(output[0].imports).toEqual([]);
  expect(output[0].code).toContain(inflateCode);
  expect(output[0].code).not.toContain(deflateCode);
});
