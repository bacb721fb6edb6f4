import type { CategoryTree } from '@platen/contract/catalogue/categories.calls';
import type { Category } from '@platen/model/catalogue/categories';
import { useState } from 'react';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { categoriesTexts } from './categories.messages.ts';
import styles from './categories.module.css';
import type { CategorySubject } from './category.dialog.tsx';
import { CategoryRow } from './category-row.tsx';
import { useCategoryActions } from './use-category-actions.tsx';

interface Props {
  tree: CategoryTree;
  categories: readonly Category[];
  onOpen: (subject: CategorySubject) => void;
  refresh: () => unknown;
}

/** Both levels as a list, expanded by default. */
export function CategoryTreeView({ tree, categories, onOpen, refresh }: Props) {
  const t = useText(categoriesTexts);
  const ui = useText(uiTexts);
  const actionsOf = useCategoryActions(tree, onOpen);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());

  function toggle(id: number) {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  }

  return (
    <>
      <div className={styles.head} aria-hidden>
        <span className={styles.name}>{t('name')}</span>
        <span className={styles.count}>{t(`${tree}.items`)}</span>
        <span className={styles.actions}>{ui('actions')}</span>
      </div>
      <ul className={styles.tree}>
        {categories.map((parent) => {
          const { id, name, children } = parent;
          const isOpen = !closed.has(id);
          return (
            <CategoryRow
              key={id}
              level={1}
              name={name}
              itemsCount={parent.items_count}
              actions={actionsOf(parent)}
              refresh={refresh}
              {...(children.length > 0 && {
                note: t('children', { count: children.length }),
                toggle: {
                  isOpen,
                  label: isOpen ? t('collapse', { name }) : t('expand', { name }),
                  onToggle: () => toggle(id),
                },
              })}
            >
              {children.length > 0 && isOpen && (
                <ul className={styles.tree}>
                  {children.map((child) => (
                    <CategoryRow
                      key={child.id}
                      level={2}
                      name={child.name}
                      itemsCount={child.items_count}
                      actions={actionsOf(child)}
                      refresh={refresh}
                    />
                  ))}
                </ul>
              )}
            </CategoryRow>
          );
        })}
      </ul>
    </>
  );
}
