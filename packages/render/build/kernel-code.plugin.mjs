import * as kernelCode from './kernel-code.mjs';

/**
 * A plugin of Rolldown and Vite that puts the bytes of the kernels into a build, instead of the module that assembles
 * them. Every build that contains the renderer needs it.
 */
export function kernelCodePlugin() {
  return {
    name: 'platen:kernel-code',
    load: {
      filter: { id: /[\\/]packages[\\/]render[\\/]build[\\/]kernel-code\.mjs$/ },
      // A constant each, so that a build drops those that it does not use.
      handler: () =>
        Object.entries(kernelCode)
          .map(([name, code]) => `export const ${name} = '${code}';\n`)
          .join(''),
    },
  };
}
