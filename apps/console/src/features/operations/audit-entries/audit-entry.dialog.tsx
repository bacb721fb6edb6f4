import type { AuditChange, AuditEntry } from '@platen/model/operations/audit-entries';
import { auditedFieldText } from '@platen/model/operations/audited-fields';
import type { Locale } from '@platen/model/text/locale';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { auditTexts } from '../../../shared/audit/audit.messages.ts';
import { useAuditEntryTexts } from '../../../shared/audit/audit-entry-texts.ts';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { type DetailColumn, DetailTable } from '../../../ui/detail/detail-table.tsx';
import { type TranslatorOf, useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import { auditEntriesTexts } from './audit-entries.messages.ts';
import styles from './audit-entry.module.css';

/** All that is known about one entry: who, by what, from where, and each changed field. */
export function AuditEntryDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const t = useText(auditEntriesTexts);
  const words = useText(auditTexts);
  const ui = useText(uiTexts);
  const { actorOf } = useAuditEntryTexts();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const facts = {
    title: entry.action_name,
    items: [
      { kind: 'text', label: words('who'), value: actorOf(entry) },
      { kind: 'text', label: t('via'), value: viaOf(entry, t) },
      { kind: 'dateTime', label: t('time'), value: entry.occurred_at },
      { kind: 'text', label: t('address'), value: entry.address },
      { kind: 'copyable', label: t('requestId'), value: entry.request_id },
    ],
  } as const;
  return (
    <Modal
      open={isOpen}
      title={t('details')}
      width={720}
      centered
      onCancel={close}
      afterClose={onClose}
      footer={<Button onClick={close}>{ui('close')}</Button>}
    >
      <DetailSections sections={[facts]} />
      <h3 className={styles.title}>{t('changes')}</h3>
      {entry.changes.length > 0 ? <Changes changes={entry.changes} /> : <p className={styles.none}>{t('noChanges')}</p>}
    </Modal>
  );
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const t = useText(auditEntriesTexts);
  const locale = useLocale();
  const isStored = ({ before, after }: AuditChange) => before !== undefined || after !== undefined;
  const columns: DetailColumn<AuditChange>[] = [
    { key: 'field', label: t('field'), render: ({ field }) => auditedFieldText(field, locale) },
    {
      key: 'before',
      label: t('before'),
      render: (change) => (isStored(change) ? <Value value={change.before} /> : t('notStored')),
    },
    { key: 'after', label: t('after'), render: (change) => (isStored(change) ? <Value value={change.after} /> : null) },
  ];
  return <DetailTable label={t('changes')} columns={columns} rows={changes} rowKey={({ field }) => field} />;
}

function Value({ value }: { value: unknown }) {
  const t = useText(auditEntriesTexts);
  const locale = useLocale();
  if (isEmpty(value)) return <span className={styles.none}>–</span>;
  return <span className={styles.value}>{valueText(value, { t, locale })}</span>;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** `Size S · Price 3`, one line for each part of a list. */
function valueText(value: unknown, reader: { t: TranslatorOf<typeof auditEntriesTexts>; locale: Locale }): string {
  if (typeof value === 'boolean') return reader.t(value ? 'yes' : 'no');
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    const isOfParts = value.some((each) => typeof each === 'object');
    return value.map((each) => valueText(each, reader)).join(isOfParts ? '\n' : ', ');
  }
  return Object.entries(value)
    .filter(([, each]) => !isEmpty(each))
    .map(([field, each]) => `${auditedFieldText(field, reader.locale)} ${valueText(each, reader)}`)
    .join(' · ');
}

function viaOf({ session_id, api_key_id }: AuditEntry, t: TranslatorOf<typeof auditEntriesTexts>): string {
  if (api_key_id !== null) return t('apiKey', { id: String(api_key_id) });
  return session_id === null ? '' : t('session', { id: String(session_id) });
}
