import type { CustomPageRow, customPageList } from '@platen/model/storefront/custom-pages';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { customPageState } from './custom-page-state.ts';
import { customPages } from './custom-pages.api.ts';
import { customPagesTexts } from './custom-pages.messages.ts';
import { CreatePageDialog } from './page-details.dialog.tsx';
import { usePageActions } from './use-page-actions.tsx';

const editorOf = (page: { id: number }) =>
  linkOptions({ to: '/admin_custom_pages/$id/edit', params: { id: String(page.id) } });

/** The pages of the storefront, for the people who build them. */
export function CustomPageList() {
  const t = useText(customPagesTexts);
  const can = useCan();
  const navigate = useNavigate();
  const client = useQueryClient();
  const badgeOf = useStateBadge('custom_page');
  const { actionsOf, dialog } = usePageActions();
  const [isCreating, setCreating] = useState(false);
  const create: Action = {
    key: 'create',
    label: t('create'),
    icon: <Plus aria-hidden />,
    isPrimary: true,
    run: () => Promise.resolve(setCreating(true)),
    success: false,
  };
  return (
    <>
      <ListScreen<CustomPageRow, typeof customPageList>
        title={t('title')}
        description={t('description')}
        source={customPages}
        filters={[{ kind: 'text', name: 'title_cont', label: t('name'), placeholder: t('namePlaceholder') }]}
        columns={[
          {
            kind: 'link',
            key: 'title',
            label: t('name'),
            value: (page) => page.title,
            link: (page) => (can('custom_pages.update') ? editorOf(page) : undefined),
            sort: 'title',
          },
          {
            kind: 'text',
            key: 'address',
            label: t('address'),
            value: (page) => page.public_url,
            isCode: true,
            priority: 3,
          },
          { kind: 'state', key: 'state', label: t('state'), value: (page) => badgeOf(customPageState(page)) },
          {
            kind: 'dateTime',
            key: 'published_at',
            label: t('publishedAt'),
            value: (page) => page.published_at,
            priority: 3,
          },
          {
            kind: 'text',
            key: 'updated_by',
            label: t('updatedBy'),
            value: (page) => page.updated_by.screen_name,
          },
          {
            kind: 'dateTime',
            key: 'updated_at',
            label: t('updatedAt'),
            value: (page) => page.updated_at,
            sort: 'updated_at',
          },
        ]}
        actions={can('custom_pages.create') ? [create] : []}
        rowActions={actionsOf}
        empty={{ title: t('emptyTitle'), text: t('emptyText'), ...(can('custom_pages.create') && { action: create }) }}
      />
      {dialog}
      {isCreating && (
        <CreatePageDialog
          onSaved={async (page) => {
            await client.invalidateQueries({ queryKey: customPages.key });
            await navigate(editorOf(page));
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}
