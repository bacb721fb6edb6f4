import type { Category } from '@platen/model/catalogue/categories';

/**
 * The part of a tree that matches a search: a parent that matches, with all its children, or a parent with the children
 * that match. The whole tree is already loaded, so typing needs no request.
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
