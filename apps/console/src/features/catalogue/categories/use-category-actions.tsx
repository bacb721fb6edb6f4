import type { CategoryTree } from '@platen/contract/catalogue/categories.calls';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { showNotice } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { deleteCategory } from './categories.api.ts';
import { categoriesTexts } from './categories.messages.ts';
import type { CategorySubject } from './category.dialog.tsx';

interface Node {
  id: number;
  name: string;
  parent_id: number | null;
  items_count: number;
  children?: readonly unknown[];
}

/** What the user may do with a category. `open` shows the dialog for a subject. */
export function useCategoryActions(tree: CategoryTree, open: (subject: CategorySubject) => void) {
  const t = useText(categoriesTexts);
  const can = useCan();

  function deletion({ id, name, items_count }: Node, hasChildren: boolean): Action {
    const base = { key: 'delete', label: t('delete'), isDanger: true };
    // The server would refuse it; saying so at once avoids a confirmation that can only fail.
    if (items_count > 0 || hasChildren) {
      const texts = { title: t('fullTitle', { name }), text: t('fullText') };
      return { ...base, success: false, run: () => showNotice(texts) };
    }
    return {
      ...base,
      confirm: { title: t('deleteTitle', { name }), text: t('deleteText'), okText: t('delete') },
      run: () => deleteCategory(tree, id),
    };
  }

  return (node: Node): Action[] => {
    const { id, name, parent_id } = node;
    const hasChildren = (node.children?.length ?? 0) > 0;
    const show = (subject: CategorySubject) => () => Promise.resolve(open(subject));
    const actions: Action[] = [];
    if (parent_id === null && can(`${tree}.create`)) {
      const subject: CategorySubject = { kind: 'new', parent: { id, name } };
      actions.push({ key: 'add', label: t('addChild'), success: false, run: show(subject) });
    }
    if (can(`${tree}.update`)) {
      const subject: CategorySubject = { kind: 'existing', id, name, parentId: parent_id, hasChildren };
      actions.push({ key: 'edit', label: t('edit'), success: false, run: show(subject) });
    }
    if (can(`${tree}.destroy`)) actions.push(deletion(node, hasChildren));
    return actions;
  };
}
