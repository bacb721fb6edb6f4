import type { AuditChange, AuditEntry } from '@platen/model/audit-entries';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useAuditEntryTexts } from '../../../shared/audit/audit-entry-texts.ts';
import { auditTexts } from '../../../shared/audit/audit.messages.ts';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { type DetailColumn, DetailTable } from '../../../ui/detail/detail-table.tsx';
import { type TranslatorOf, useText } from '../../../ui/text.ts';
import { uiTexts } from '../../../ui/ui.messages.ts';
import styles from './audit-entry.module.css';
import { auditEntriesTexts } from './audit-entries.messages.ts';

/** All that is known about one entry: who, by what, from where, and each changed field. */
export function AuditEntryDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const t = useText(auditEntriesTexts);
  const words = useText(auditTexts);
  const ui = useText(uiTexts);
  const { actionOf, actorOf } = useAuditEntryTexts();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const facts = {
    title: actionOf(entry),
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
  const isStored = ({ before, after }: AuditChange) => before !== undefined || after !== undefined;
  const columns: DetailColumn<AuditChange>[] = [
    { key: 'field', label: t('field'), render: ({ field }) => <code>{field}</code> },
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
  if (value === null || value === undefined) return <span className={styles.none}>–</span>;
  return <span className={styles.value}>{typeof value === 'string' ? value : JSON.stringify(value)}</span>;
}

function viaOf({ session_id, api_key_id }: AuditEntry, t: TranslatorOf<typeof auditEntriesTexts>): string {
  if (api_key_id !== null) return t('apiKey', { id: String(api_key_id) });
  return session_id === null ? '' : t('session', { id: String(session_id) });
}
