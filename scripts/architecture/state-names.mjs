import { readFileSync } from 'node:fs';
import { Visitor } from 'oxc-parser';

/**
 * The states of orders are records of `packages/model/src/orders/lifecycle`, those of batches of `production/batch-states.ts`
 * beside it, and whatever depends on a state reads them there. A state that is named anywhere else is a rule that a new state would not know of.
 *
 * @typedef {import('oxc-parser').Program} Program
 * @typedef {import('oxc-parser').Expression | import('oxc-parser').PrivateIdentifier} Expression
 * @typedef {import('oxc-parser').Node} Node
 */

/** The keys of the records: a new state is refused elsewhere as soon as it has one. */
const names = ['orders/lifecycle/order-states', 'production/batch-states'].flatMap((file) => {
  const url = new URL(`../../packages/model/src/${file}.ts`, import.meta.url);
  return [...readFileSync(url, 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name);
});
const inSql = new RegExp(`\\bstate\\b[^?]{0,20}'(?:${names.join('|')})'`);

/** Sample data says where its orders are; payments and recharges have states of their own. */
const isFree =
  /^packages\/(demo|client)\/|^packages\/model\/src\/(orders\/lifecycle\/|production\/batch-states\.)|\/migrations\/|\/testing\/|[.-]test\.tsx?$|recharge|payment|wallet-enums/;

/**
 * @param {string} file
 * @param {string} source
 * @param {{ program: Program }} parsed
 * @returns {string[]} the states that a file names where it should ask the records
 */
export function stateNames(file, source, parsed) {
  if (isFree.test(file) || !names.some((name) => source.includes(name))) return [];
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {Node | null | undefined} node */
  const note = (node) => namesIn(node).forEach((name) => found.add(name));
  new Visitor({
    BinaryExpression({ left, right }) {
      if (isState(left)) note(right);
      if (isState(right)) note(left);
    },
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      if (/^(state|state_eq|state_in)$/.test(name)) note(value);
    },
    CallExpression({ callee, arguments: given }) {
      // `where('orders.state', '=', …)`, `states.includes(…)`, `canMove(…, 'pay', 'customer')`
      const [column, , value] = given;
      if (column?.type === 'Literal' && /(^|\.)state$/.test(String(column.value))) note(value);
      if (callee.type === 'Identifier' && /^(canMove|canAmend|canStartBatch|phaseOf|batchStateOf)$/.test(callee.name))
        note(column);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && /states?$/i.test(id.name)) note(init);
    },
    TemplateLiteral({ quasis }) {
      const text = quasis.map(({ value }) => value.cooked).join(' ? ');
      const match = inSql.exec(text);
      if (match) found.add(match[0].split("'")[1] ?? '');
    },
  }).visit(parsed.program);
  return [...found];
}

/**
 * `state`, `order.state`, `orderState`.
 * @param {Expression} node
 * @returns {boolean}
 */
function isState(node) {
  if (node.type === 'Identifier') return /^state$|State$/.test(node.name);
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && isState(node.property);
}

/**
 * The states in a literal, a list of them, a choice, or one with a type.
 * @param {Node | null | undefined} node
 * @returns {string[]}
 */
function namesIn(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' && names.includes(node.value) ? [node.value] : [];
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(namesIn);
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(namesIn);
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') return namesIn(node.expression);
  return [];
}
