import { Visitor } from 'oxc-parser';

/** A longer one is split by meaning. */
export const maxFunctionLines = 80;

/**
 * @typedef {object} FunctionSize
 * @property {number} line where it starts
 * @property {number} lineCount
 */

/**
 * The longest function of a module, with what it contains.
 * @param {import('oxc-parser').Program} program
 * @param {string} source
 * @returns {FunctionSize | undefined}
 */
export function longestFunction(program, source) {
  /** @type {FunctionSize[]} */
  const found = [];
  /** @param {{ start: number, end: number }} node */
  const measure = ({ start, end }) => {
    const lineCount = source.slice(start, end).split('\n').length;
    found.push({ line: source.slice(0, start).split('\n').length, lineCount });
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program);
  return found.toSorted((a, b) => b.lineCount - a.lineCount)[0];
}
