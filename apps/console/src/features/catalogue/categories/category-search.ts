import type { Category } from '@platen/model/categories';

/**
 * The part of a tree that a search leaves: a parent that matches with all its children, or with the children that
 * match. The whole tree is here already, so typing needs no call.
 */
export function searchTree(categories: readonly Category[], text: string): Category[] {
  const wanted = text.trim().toLowerCase();
  const matches = ({ name }: { name: string }) => name.toLowerCase().includes(wanted);
  return categories.flatMap((parent) => {
    if (wanted === '' || matches(parent)) return [parent];
    const children = parent.children.filter(matches);
    return children.length > 0 ? [{ ...parent, children }] : [];
  });
}
