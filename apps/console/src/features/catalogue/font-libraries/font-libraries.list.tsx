import type { FontLibrary, fontLibraryList } from '@platen/model/catalogue/font-libraries';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Input } from 'antd';
import { Plus, Type } from 'lucide-react';
import { useState } from 'react';
import { useHistoryAction } from '../../../shared/audit/use-history-action.tsx';
import { tagNamesQuery } from '../../../shared/fields/tag-options.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { FontSample } from '../../../ui/font/font-sample.tsx';
import type { Column } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { deleteFontLibrary, fontLibraries } from './font-libraries.api.ts';
import { fontLibrariesTexts } from './font-libraries.messages.ts';
import styles from './font-libraries.module.css';

const ownTextLengthMax = 40;

type FontSort = (typeof fontLibraryList)['sorts'][number];

export function FontLibraryList() {
  const t = useText(fontLibrariesTexts);
  const { data: tags = [] } = useQuery(tagNamesQuery('FontLibrary'));
  const [text, setText] = useState('');
  const columns = useFontColumns(text);
  const { create, rowActions } = useFontActions();
  return (
    <ListScreen<FontLibrary, typeof fontLibraryList>
      title={t('title')}
      description={t('description')}
      source={fontLibraries}
      notice={
        <Input
          className={styles.own ?? ''}
          prefix={<Type aria-hidden />}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('ownText')}
          aria-label={t('ownText')}
          maxLength={ownTextLengthMax}
          allowClear
        />
      }
      filters={[
        { kind: 'text', name: 'name_cont', label: t('name'), placeholder: t('namePlaceholder') },
        {
          kind: 'tags',
          name: 'tags_name_in',
          label: t('tags'),
          options: tags.map((name) => ({ value: name, label: name })),
        },
      ]}
      columns={columns}
      actions={create ? [create] : []}
      {...(rowActions && { rowActions })}
      empty={{ title: t('emptyTitle'), text: t('emptyText'), ...(create && { action: create }) }}
    />
  );
}

const editLink = (font: FontLibrary) =>
  linkOptions({ to: '/font_libraries/$id/edit', params: { id: String(font.id) } });

/** @param text what the samples show. */
function useFontColumns(text: string): Column<FontLibrary, FontSort>[] {
  const t = useText(fontLibrariesTexts);
  const can = useCan();
  return [
    {
      kind: 'link',
      key: 'name',
      label: t('name'),
      value: (font) => font.name,
      link: (font) => (can('font_libraries.update') ? editLink(font) : undefined),
      sort: 'name',
    },
    {
      kind: 'custom',
      key: 'sample',
      label: t('sample'),
      render: (font) => (
        <div className={styles.sample}>
          <FontSample url={font.font_file.url} text={text} />
        </div>
      ),
    },
    { kind: 'text', key: 'file', label: t('file'), value: (font) => font.font_file.filename, priority: 3 },
    { kind: 'tags', key: 'tags', label: t('tags'), value: (font) => font.tag_list, priority: 3 },
    {
      kind: 'dateTime',
      key: 'created_at',
      label: t('createdAt'),
      value: (font) => font.created_at,
      sort: 'created_at',
    },
  ];
}

/** What this user may do with fonts. */
function useFontActions() {
  const t = useText(fontLibrariesTexts);
  const can = useCan();
  const historyOf = useHistoryAction();
  const create: Action = {
    key: 'create',
    label: t('create'),
    icon: <Plus aria-hidden />,
    isPrimary: true,
    link: linkOptions({ to: '/font_libraries/new' }),
  };
  const deletion = (font: FontLibrary): Action => ({
    key: 'delete',
    label: t('delete'),
    isDanger: true,
    confirm: { title: t('deleteTitle', { name: font.name }), text: t('deleteText'), okText: t('delete') },
    run: () => deleteFontLibrary(font.id),
  });
  const rowActions = (font: FontLibrary): Action[] => [
    { key: 'edit', label: t('edit'), link: editLink(font) },
    ...historyOf('font_libraries', font.id),
    ...(can('font_libraries.destroy') ? [deletion(font)] : []),
  ];
  return {
    create: can('font_libraries.create') ? create : undefined,
    rowActions: can('font_libraries.update') ? rowActions : undefined,
  };
}
