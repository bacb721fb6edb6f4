import type { CategoryTree } from '@platen/contract/catalogue/categories.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Skeleton } from 'antd';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useHistoryAction } from '../../../shared/audit/use-history-action.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { EmptyArt } from '../../../ui/art/empty-art.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { OutdatedNotice } from '../../../ui/states/outdated-notice.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { categoriesQuery } from './categories.api.ts';
import { categoriesTexts } from './categories.messages.ts';
import styles from './categories.module.css';
import { CategoryDialog, type CategorySubject } from './category.dialog.tsx';
import { searchTree } from './category-search.ts';
import { CategoryTreeView } from './category-tree-view.tsx';

export const CategoryList = () => <CategoryTreeScreen tree="categories" />;
export const LibraryCategoryList = () => <CategoryTreeScreen tree="library_categories" />;

/** A category tree of two levels; templates and image libraries share this screen. */
function CategoryTreeScreen({ tree }: { tree: CategoryTree }) {
  const t = useText(categoriesTexts);
  const ui = useText(uiTexts);
  const can = useCan();
  const historyOf = useHistoryAction();
  const client = useQueryClient();
  const query = useQuery(categoriesQuery(tree));
  const [text, setText] = useState('');
  const [subject, setSubject] = useState<CategorySubject>();
  const create: Action = {
    key: 'create',
    label: t('create'),
    icon: <Plus aria-hidden />,
    isPrimary: true,
    success: false,
    run: () => Promise.resolve(setSubject({ kind: 'new', parent: undefined })),
  };
  const actions = can(`${tree}.create`) ? [create] : [];
  const inHeader = [...historyOf(tree), ...actions];
  const retry = () => void query.refetch();
  const found = searchTree(query.data ?? [], text);

  function content() {
    if (query.isPending) return <Skeleton className={styles.skeleton} active paragraph={{ rows: 8 }} />;
    if (query.isError && !query.data) {
      const title = ui('listFailed', { title: t(`${tree}.title`) });
      return <FailureState cause={query.error} title={title} onRetry={retry} isRetrying={query.isFetching} />;
    }
    if (query.data?.length === 0) {
      const texts = { title: t('emptyTitle'), text: t('emptyText') };
      return <ScreenState art={<EmptyArt />} {...texts} actions={<ActionButtons actions={actions} />} />;
    }
    if (found.length === 0) {
      const clear = <Button onClick={() => setText('')}>{ui('clearFilters')}</Button>;
      return <ScreenState art={<EmptyArt />} title={ui('filteredEmptyTitle')} actions={clear} />;
    }
    return (
      <CategoryTreeView
        // A search expands what it found; clearing it restores the previous state.
        key={text === '' ? 'all' : 'found'}
        tree={tree}
        categories={found}
        onOpen={setSubject}
        refresh={() => client.invalidateQueries({ queryKey: [tree] })}
      />
    );
  }

  return (
    <>
      <PageHeader title={t(`${tree}.title`)} description={t(`${tree}.description`)} actions={inHeader} isTitleInBar />
      <OutdatedNotice query={query} onRetry={retry} />
      <section className={styles.card} aria-label={t(`${tree}.title`)}>
        {(query.data?.length ?? 0) > 0 && (
          <div className={styles.tools}>
            <Input
              className={styles.search}
              prefix={<Search aria-hidden />}
              allowClear
              value={text}
              placeholder={t('search')}
              aria-label={t('search')}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        )}
        {content()}
      </section>
      {subject && (
        <CategoryDialog
          tree={tree}
          subject={subject}
          parents={query.data ?? []}
          onClose={() => setSubject(undefined)}
        />
      )}
    </>
  );
}
