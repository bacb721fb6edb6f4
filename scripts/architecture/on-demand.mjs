/** @typedef {import('./modules.mjs').Module} Module */

/**
 * What a program may load only when it is asked for: behind `import()`, never with what is loaded at the start.
 * @type {{ program: string, onDemand: string, because: string }[]}
 */
const programs = [
  {
    program: 'apps/server/src/main.ts',
    onDemand: 'packages/demo/',
    because: 'a factory at work never loads the demo; reach it by import()',
  },
  {
    program: 'apps/console/src/app/main.tsx',
    onDemand: 'packages/model/src/errors/errors.ts',
    because: 'it holds the texts of all errors; take codes from handled-error-codes.ts',
  },
];

/**
 * The ways by which a program loads at its start what it may only load on demand.
 * @param {Module[]} modules
 * @returns {string[]}
 */
export function findEarlyLoads(modules) {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  return programs.flatMap(({ program, onDemand, because }) => {
    const way = findImportPath(byFile, program, onDemand);
    return way ? [`${way.at(-2)}: imports ${way.at(-1)}: ${because} (${way.join(' → ')})`] : [];
  });
}

/**
 * @param {Map<string, Module>} byFile
 * @param {string} program
 * @param {string} onDemand
 */
function findImportPath(byFile, program, onDemand) {
  /** @type {Map<string, string[]>} */
  const ways = new Map([[program, [program]]]);
  for (const [file, way] of ways) {
    if (file.startsWith(onDemand)) return way;
    for (const { target, isLoadedAtOnce } of byFile.get(file)?.imports ?? []) {
      if (isLoadedAtOnce && target !== undefined && !ways.has(target)) ways.set(target, [...way, target]);
    }
  }
  return undefined;
}
