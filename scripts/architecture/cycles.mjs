/** @typedef {import('./modules.mjs').Module} Module */

/**
 * At least one cycle for each group of files that import each other, as the path around it. Imports of types count: two
 * files that need each other's types cannot be read, moved or split without each other either.
 * @param {Module[]} modules
 * @returns {string[][]}
 */
export function findCycles(modules) {
  const targets = new Map(
    modules.map(({ file, imports }) => [file, imports.flatMap(({ target }) => (target === undefined ? [] : [target]))]),
  );
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[][]} */
  const cycles = [];

  /**
   * @param {string} file
   * @param {string[]} path the imports that led here
   */
  function follow(file, path) {
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push([...path.slice(start), file]);
      return;
    }
    if (done.has(file)) return;
    for (const target of targets.get(file) ?? []) follow(target, [...path, file]);
    done.add(file);
  }

  for (const file of targets.keys()) follow(file, []);
  return cycles;
}
