import type { CustomPageRow } from '@platen/model/storefront/custom-pages';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Copy, ExternalLink, Files, Pencil, TextCursorInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useHistoryAction } from '../../../shared/audit/use-history-action.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { customPages, deletePage, duplicatePage, publicAddressOf } from './custom-pages.api.ts';
import { customPagesTexts } from './custom-pages.messages.ts';
import { RenamePageDialog } from './page-details.dialog.tsx';

/** What the user may do with a page of the list. */
export function usePageActions() {
  const t = useText(customPagesTexts);
  const can = useCan();
  const historyOf = useHistoryAction();
  const client = useQueryClient();
  const [renamed, setRenamed] = useState<CustomPageRow>();

  function actionsOf(page: CustomPageRow): Action[] {
    const isPublished = page.published_at !== null;
    const actions: Action[] = [];
    if (can('custom_pages.update')) {
      const edit = linkOptions({ to: '/admin_custom_pages/$id/edit', params: { id: String(page.id) } });
      actions.push({ key: 'edit', label: t('edit'), icon: <Pencil aria-hidden />, link: edit });
      actions.push({
        key: 'rename',
        label: t('rename'),
        icon: <TextCursorInput aria-hidden />,
        run: () => Promise.resolve(setRenamed(page)),
        success: false,
      });
    }
    actions.push({
      key: 'copy_address',
      label: t('copyAddress'),
      icon: <Copy aria-hidden />,
      run: () => copyText(publicAddressOf(page)),
      success: isPublished ? t('copied') : t('copiedUnpublished'),
    });
    if (isPublished) {
      actions.push({
        key: 'view',
        label: t('view'),
        icon: <ExternalLink aria-hidden />,
        run: () => Promise.resolve(window.open(page.public_url, '_blank', 'noopener')),
        success: false,
      });
    }
    if (can('custom_pages.create')) {
      actions.push({
        key: 'duplicate',
        label: t('duplicate'),
        icon: <Files aria-hidden />,
        run: () => duplicatePage(page.id),
        success: t('duplicated'),
      });
    }
    actions.push(...historyOf('custom_pages', page.id));
    if (can('custom_pages.destroy')) {
      actions.push({
        key: 'delete',
        label: t('delete'),
        icon: <Trash2 aria-hidden />,
        isDanger: true,
        confirm: { title: t('deleteTitle', { title: page.title }), text: t('deleteText'), okText: t('delete') },
        run: () => deletePage(page.id),
      });
    }
    return actions;
  }

  const dialog = renamed && (
    <RenamePageDialog
      page={renamed}
      onSaved={async () => {
        showSuccess(t('renamed'));
        await client.invalidateQueries({ queryKey: customPages.key });
      }}
      onClose={() => setRenamed(undefined)}
    />
  );
  return { actionsOf, dialog };
}
