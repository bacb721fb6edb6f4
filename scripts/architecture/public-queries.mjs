/**
 * What a resource offers of its SQL. Most queries answer to a rule of their service, such as whose rows a caller sees, so others
 * call the service. A query that has no rule is marked `@public` in its doc comment, and the others call it as it is: a service
 * that only passed it on would be a second name for it.
 *
 * @typedef {import('./modules.mjs').Module} Module
 * @typedef {import('oxc-parser').ParseResult} ParseResult
 * @typedef {import('oxc-parser').Program['body'][number]} Statement
 */

/** @param {string} file */
export const areQueries = (file) => /^apps\/server\/src\/resources\/.*\.queries\.ts$/.test(file);
/** @param {string} file */
export const isService = (file) => /^apps\/server\/src\/resources\/.*\.service\.ts$/.test(file);

/**
 * The exports of a file whose doc comment has the tag.
 * @param {ParseResult} parsed
 * @param {string} source
 * @returns {string[]}
 */
export function publicNames({ module, comments }, source) {
  const marked = comments.filter(({ value }) => /@public\b/.test(value));
  return module.staticExports.flatMap(({ start, entries }) => {
    const isMarked = marked.some(({ end }) => end <= start && source.slice(end, start).trim() === '');
    return isMarked ? entries.flatMap(({ exportName }) => exportName.name ?? []) : [];
  });
}

/**
 * The exported functions that do nothing but hand their own parameters to a query of the same resource. One that takes the
 * context and hands on its database is for the routes, which call services only.
 * @param {ParseResult} parsed
 * @returns {string[]}
 */
export function passedOnQueries({ program, module }) {
  const ofQueries = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => /^\.\/[^/]+\.queries\.ts$/.test(moduleRequest.value))
      .flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type !== 'FunctionDeclaration' || !declared.id) return [];
    const [only, ...others] = declared.body?.body ?? [];
    const own = new Set(declared.params.flatMap((param) => (param.type === 'Identifier' ? param.name : [])));
    return only && others.length === 0 && handsOn(only, ofQueries, own) ? [declared.id.name] : [];
  });
}

/**
 * @param {Statement} statement
 * @param {ReadonlySet<string>} ofQueries what is imported of them
 * @param {ReadonlySet<string>} own the parameters
 */
function handsOn(statement, ofQueries, own) {
  const returned = statement.type === 'ReturnStatement' ? statement.argument : undefined;
  const run = statement.type === 'ExpressionStatement' ? statement.expression : returned;
  const call = run?.type === 'AwaitExpression' ? run.argument : run;
  if (call?.type !== 'CallExpression') return false;
  const called = call.callee.type === 'MemberExpression' ? call.callee.object : call.callee;
  if (called.type !== 'Identifier' || !ofQueries.has(called.name)) return false;
  return call.arguments.every((each) => each.type === 'Identifier' && own.has(each.name));
}

/**
 * @param {Module[]} modules
 * @returns {string[]}
 */
export function findQueryViolations(modules) {
  const offers = new Map(modules.map((module) => [module.file, module]));
  /** @type {Set<string>} */
  const used = new Set();
  const wrong = modules.flatMap(({ file, workspace, inner, imports, passesOn }) => [
    ...passesOn.map((name) => `${file}: ${name} only passes on a query; mark the query @public and let others call it`),
    ...imports.flatMap(({ target, names }) => {
      const offer = target !== undefined && areQueries(target) ? offers.get(target) : undefined;
      if (!offer || workspace !== offer.workspace || resourceOf(inner) === resourceOf(offer.inner)) return [];
      return names.flatMap((name) => {
        used.add(`${offer.file} ${name}`);
        if (offer.publicNames.includes(name)) return [];
        return [
          `${file}: imports ${name} of ${offer.file}, which is not marked @public; call the service of that resource`,
        ];
      });
    }),
  ]);
  const idle = modules.flatMap(({ file, publicNames: names }) =>
    names
      .filter((name) => !used.has(`${file} ${name}`))
      .map((name) => `${file}: marks ${name} as @public, which no other resource uses`),
  );
  return [...wrong, ...idle];
}

/**
 * The district with the resource; nothing for jobs and the demo, which are above them.
 * @param {string} inner
 */
function resourceOf(inner) {
  return /^src\/resources\/([^/]+\/[^/]+)\//.exec(inner)?.[1];
}
