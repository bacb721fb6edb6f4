import { Visitor } from 'oxc-parser';

/**
 * The tables of the database that a file declares (it is their owner's), reads and writes.
 * @typedef {{ declares: string[], reads: string[], writes: string[] }} TableUse
 *
 * @typedef {import('oxc-parser').Program} Program
 * @typedef {import('oxc-parser').Expression} Expression
 */

/** The methods of the query builder that name a table, and where among their arguments. @type {Map<string, number>} */
const readers = new Map([
  ...['selectFrom', 'from', 'using', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin'].map(
    (name) => /** @type {[string, number]} */ ([name, 0]),
  ),
  ['containsIndexed', 1],
]);
const writers = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

const writingWords = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?([a-z_]+)/g;
const readingWords = /\b(?:from|join|using)\s+(?:lateral\s+|only\s+)?([a-z_]+)/g;

/**
 * As far as it is written down: a name that is put together at run time is not seen.
 * @param {Program} program
 * @returns {TableUse}
 */
export function tableUse(program) {
  const [declares, reads, writes] = [new Set(), new Set(), new Set()];
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (id.name !== 'Database') return;
      for (const member of body.body)
        if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier') declares.add(member.key.name);
    },
    CallExpression({ callee, arguments: given }) {
      const name = nameOf(callee);
      if (writers.has(name)) for (const table of tablesIn(given[0])) writes.add(table);
      const place = readers.get(name);
      if (place !== undefined) for (const table of tablesIn(given[place])) reads.add(table);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (nameOf(tag) !== 'sql') return;
      const text = quasi.quasis.map(({ value }) => value.cooked).join(' ? ');
      // The rows that `for update` holds are named before it.
      const words = text.toLowerCase().replaceAll(/\b(?:for|do)\s+(?:no\s+key\s+)?update\b/g, ' ');
      for (const [, table] of words.matchAll(writingWords)) writes.add(table);
      for (const [, table] of words.replaceAll(/\bdelete\s+from\b/g, ' ').matchAll(readingWords)) reads.add(table);
    },
  }).visit(program);
  return { declares: [...declares], reads: [...reads], writes: [...writes] };
}

/**
 * `db.selectFrom` and `selectFrom` alike.
 * @param {Expression} callee
 */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') return callee.property.name;
  return '';
}

/**
 * `'orders'`, `'orders as named'`, and lists of them.
 * @param {import('oxc-parser').Argument | undefined} given
 * @returns {string[]}
 */
function tablesIn(given) {
  if (given?.type === 'ArrayExpression')
    return given.elements.flatMap((each) => (each && each.type !== 'SpreadElement' ? tablesIn(each) : []));
  if (given?.type !== 'Literal' || typeof given.value !== 'string') return [];
  return [given.value.split(/\s/)[0] ?? ''];
}
