import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { findNodes, isCallOf, replaceRanges, type SyntaxNode } from './syntax-tree.ts';

const isDefinition = isCallOf(new Set(['defineTexts']));

interface LiteralNode extends SyntaxNode {
  value: unknown;
}
interface PropertyNode extends SyntaxNode {
  key: SyntaxNode;
}

/**
 * Parses texts with placeholders and plurals at build time. Browsers then get messages that are ready to format and do
 * not need the parser, which is larger than all texts of a screen. Applies only to builds: the development server
 * parses texts at run time.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'platen:compiled-texts',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    transform(code, id) {
      if (!/[\\/]console[\\/]src[\\/]/.test(id) || !code.includes('defineTexts(')) return undefined;
      return { code: withCompiledTexts(code, this.parse(code)), map: null };
    },
  };
}

/** Returns the program with the texts of its definitions compiled. A text without placeholders stays a string. */
export function withCompiledTexts(code: string, program: unknown): string {
  const definitions = findNodes(program, isDefinition).filter(isDefinition);
  const nodes = definitions.flatMap((definition) => findNodes(definition.arguments));
  const keys = new Set(nodes.filter(({ type }) => type === 'Property').map((node) => (node as PropertyNode).key));
  const composed = nodes.find(({ type }) => type === 'TemplateLiteral' || type === 'BinaryExpression');
  if (composed)
    throw new Error(`A text is put together when the page runs: ${code.slice(composed.start, composed.end)}`);
  const texts = nodes.filter((node) => node.type === 'Literal' && !keys.has(node)) as LiteralNode[];
  return replaceRanges(
    code,
    texts
      .filter(({ value }) => typeof value === 'string')
      .map(({ start, end, value }) => ({ start, end, text: JSON.stringify(compile(String(value))) })),
  );
}
