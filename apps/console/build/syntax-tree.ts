/** A node of the syntax tree that bundlers parse, with only the properties that our plugins read. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

export interface CallNode extends SyntaxNode {
  callee: SyntaxNode & { name?: string };
  arguments: SyntaxNode[];
}

/** Every node below a node, outermost first. The children of a node that matches `isEnough` are skipped. */
export function findNodes(root: unknown, isEnough: (node: SyntaxNode) => boolean = () => false): SyntaxNode[] {
  if (Array.isArray(root)) return root.flatMap((entry) => findNodes(entry, isEnough));
  if (typeof root !== 'object' || root === null) return [];
  const own = 'type' in root && 'start' in root ? [root as SyntaxNode] : [];
  if (own[0] && isEnough(own[0])) return own;
  return [...own, ...Object.values(root).flatMap((value) => findNodes(value, isEnough))];
}

export const isCallOf =
  (names: ReadonlySet<string>) =>
  (node: SyntaxNode): node is CallNode =>
    node.type === 'CallExpression' && names.has((node as CallNode).callee.name ?? '');

/** Replaces ranges of the text, which must not overlap. */
export function replaceRanges(code: string, places: readonly { start: number; end: number; text: string }[]): string {
  return places
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, { start, end, text }) => `${result.slice(0, start)}${text}${result.slice(end)}`, code);
}
