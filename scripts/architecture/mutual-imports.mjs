/** @typedef {import('./modules.mjs').Module} Module */

/**
 * Folders beside each other that import each other are one thing in two places: neither can be read, tested or moved
 * without the other. Files may still point both ways between a folder and what lies inside of it.
 * To let a pair be: a line here with the reason. A line that is not needed any more is refused.
 * @type {Record<string, string>}
 */
const allowedPairs = {};

/** Tests drive the whole app, whatever they are about. */
const isTest = (/** @type {string} */ file) => /[.-]test\.tsx?$|\/testing\//.test(file);

/**
 * @param {Module[]} modules
 * @param {Record<string, string>} allowed
 * @returns {string[]}
 */
export function findMutualImports(modules, allowed = allowedPairs) {
  /** The first import that leads from one folder to another, by both. @type {Map<string, string>} */
  const ways = new Map();
  for (const { file, imports } of modules.filter((module) => !isTest(module.file)))
    for (const { target } of imports) {
      const pair = target === undefined ? undefined : siblingsBetween(file, target);
      if (pair && !ways.has(pair.join(' → '))) ways.set(pair.join(' → '), `${file} imports ${target}`);
    }
  const mutual = [...ways.keys()].flatMap((way) => {
    const [one = '', other = ''] = way.split(' → ');
    return one < other && ways.has(`${other} → ${one}`) ? [{ one, other }] : [];
  });
  const names = mutual.map(({ one, other }) => `${one} ⇄ ${other}`);
  return [
    ...mutual
      .filter(({ one, other }) => !(`${one} ⇄ ${other}` in allowed))
      .map(
        ({ one, other }) =>
          `${one}: imports and is imported by ${other}: ${ways.get(`${one} → ${other}`)}, ${ways.get(`${other} → ${one}`)}`,
      ),
    ...Object.keys(allowed)
      .filter((pair) => !names.includes(pair) && pair.split(' ⇄ ').every((folder) => hasFolder(modules, folder)))
      .map((pair) => `scripts/architecture/mutual-imports.mjs: lets ${pair} be, which is not there`),
  ];
}

/**
 * @param {Module[]} modules
 * @param {string} folder
 */
function hasFolder(modules, folder) {
  return modules.some(({ file }) => file.startsWith(`${folder}/`));
}

/**
 * The two folders, side by side, that an import crosses between.
 * @param {string} from
 * @param {string} to
 * @returns {[string, string] | undefined}
 */
function siblingsBetween(from, to) {
  const [own, other] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const at = own.findIndex((name, index) => name !== other[index]);
  if (at < 0 || other[at] === undefined) return undefined;
  return [own.slice(0, at + 1).join('/'), other.slice(0, at + 1).join('/')];
}
