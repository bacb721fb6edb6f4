import { Visitor } from 'oxc-parser';

/**
 * The lifecycle of orders keeps what customers pay and are promised. What the factory makes it in is production's: if a state
 * or a move of an order named a batch or a station, another way to produce would change what customers have bought.
 */

const word = /batch|outbound|station|print_run/;
/** The column that orders store for production, and the kind of template that is ordered by quantity alone. */
const allowed = /\b(?:production_batch_id|batch_order)\b/g;
const lifecycle = /^(?:apps\/server\/src\/resources|packages\/model\/src)\/orders\/lifecycle\/(?!.*[.-]test\.ts$)/;

/**
 * What a file of the lifecycle names of production, in names and texts. Comments may explain.
 * @param {string} file
 * @param {{ program: import('oxc-parser').Program }} parsed
 * @returns {string[]}
 */
export function productionWords(file, parsed) {
  if (!lifecycle.test(file)) return [];
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {unknown} text */
  const look = (text) => {
    if (typeof text !== 'string') return;
    const inSnakeCase = text
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
      .replaceAll('-', '_')
      .toLowerCase();
    const match = word.exec(inSnakeCase.replaceAll(allowed, ''));
    if (match) found.add(match[0]);
  };
  new Visitor({
    Identifier: ({ name }) => look(name),
    Literal: ({ value }) => look(value),
    TemplateElement: ({ value }) => look(value.cooked),
  }).visit(parsed.program);
  return [...found];
}

/** @type {import('./file-rules.mjs').FileRule} */
export function knowsNoProduction({ productionWords: found }) {
  if (found.length === 0) return undefined;
  return `names '${found[0]}': the lifecycle of orders knows no production, which follows it (docs/architecture.md)`;
}
