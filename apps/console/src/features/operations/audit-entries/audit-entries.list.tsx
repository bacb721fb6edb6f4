import type { ReadOption } from '@platen/model/lists/read-options';
import { type AuditEntry, auditEntryList } from '@platen/model/operations/audit-entries';
import { auditedSubjects } from '@platen/model/operations/audited-subjects';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { auditTexts } from '../../../shared/audit/audit.messages.ts';
import { auditEntries, auditedActionsQuery } from '../../../shared/audit/audit-entries.api.ts';
import { useAuditEntryTexts } from '../../../shared/audit/audit-entry-texts.ts';
import { api } from '../../../shared/request/request.ts';
import { useListExport } from '../../../shared/request/use-list-export.tsx';
import { ReadOptionsSelect } from '../../../ui/form/read-options-select.tsx';
import type { Column, Filter } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { filtersOf } from '../../../ui/list/list-search.ts';
import { useText } from '../../../ui/text.ts';
import { auditEntriesTexts } from './audit-entries.messages.ts';
import { AuditEntryDialog } from './audit-entry.dialog.tsx';

type Spec = typeof auditEntryList;
type FilterName = Extract<keyof Spec['filters'], string>;

/** Who did what: every change, sign-in, export and refusal. */
export function AuditEntryList() {
  const t = useText(auditEntriesTexts);
  const search = useSearch({ strict: false });
  const [shown, setShown] = useState<AuditEntry>();
  const { action: exportAction, strip } = useListExport(
    'GET /audit_entries/export',
    filtersOf(search, Object.keys(auditEntryList.filters)),
    t('title'),
  );
  return (
    <>
      <ListScreen<AuditEntry, Spec>
        title={t('title')}
        description={t('description')}
        source={auditEntries}
        filters={useFilters()}
        columns={useColumns()}
        rowActions={(entry) => [
          { key: 'details', label: t('details'), success: false, run: async () => setShown(entry) },
        ]}
        actions={[exportAction]}
        notice={strip}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      {shown && <AuditEntryDialog entry={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function useFilters(): readonly Filter<FilterName>[] {
  const t = useText(auditEntriesTexts);
  const words = useText(auditTexts);
  const { subjectTypeOf } = useAuditEntryTexts();
  const { data: actions } = useQuery(auditedActionsQuery(useLocale()));
  return [
    {
      kind: 'custom',
      name: 'actor_id_eq',
      label: words('who'),
      render: ({ id, value, onChange }) => (
        <ReadOptionsSelect<ReadOption>
          id={id}
          cacheKey={['users', 'everyone']}
          load={(params, signal) => api('GET /users/read_options', { query: params, signal, showActivity: false })}
          value={value === undefined ? undefined : Number(value)}
          onChange={(next) => onChange(next === undefined ? undefined : String(next))}
          placeholder={t('whoPlaceholder')}
        />
      ),
    },
    {
      kind: 'select',
      name: 'action_eq',
      label: t('what'),
      placeholder: t('allActions'),
      options: (actions?.data ?? []).map(({ action, name }) => ({ value: action, label: name })),
    },
    {
      kind: 'select',
      name: 'is_refused_eq',
      label: t('outcome'),
      options: [
        { value: 'true', label: t('refusedOnly') },
        { value: 'false', label: t('doneOnly') },
      ],
      isChips: true,
    },
    { kind: 'dateRange', from: 'occurred_at_gteq_date', to: 'occurred_at_lteq_date', label: t('time') },
    {
      kind: 'select',
      name: 'subject_type_eq',
      label: t('subjectType'),
      options: Object.keys(auditedSubjects).map((type) => ({ value: type, label: subjectTypeOf(type) })),
    },
    { kind: 'text', name: 'subject_id_eq', label: t('subjectId') },
    { kind: 'text', name: 'address_eq', label: t('address') },
    { kind: 'text', name: 'request_id_eq', label: t('requestId') },
  ];
}

function useColumns(): readonly Column<AuditEntry, Spec['sorts'][number]>[] {
  const t = useText(auditEntriesTexts);
  const words = useText(auditTexts);
  const { actorOf, subjectTypeOf } = useAuditEntryTexts();
  return [
    { kind: 'text', key: 'action', label: t('what'), value: ({ action_name }) => action_name },
    {
      kind: 'link',
      key: 'actor',
      label: words('who'),
      value: actorOf,
      link: ({ actor }) => (actor ? linkOptions({ to: '/users/$id', params: { id: String(actor.id) } }) : undefined),
      priority: 1,
    },
    {
      kind: 'text',
      key: 'subject',
      label: t('subject'),
      value: ({ subject_type, subject_id }) =>
        subject_id === null ? subjectTypeOf(subject_type) : `${subjectTypeOf(subject_type)} ${subject_id}`,
    },
    {
      kind: 'state',
      key: 'outcome',
      label: t('outcome'),
      value: ({ refused_code }) =>
        refused_code === null
          ? { tone: 'success', label: words('done') }
          : { tone: 'danger', label: words('refused', { code: String(refused_code) }) },
    },
    { kind: 'text', key: 'address', label: t('address'), value: ({ address }) => address, isCode: true, priority: 3 },
    {
      kind: 'dateTime',
      key: 'occurred_at',
      label: t('time'),
      value: (entry) => entry.occurred_at,
      sort: 'occurred_at',
    },
  ];
}
