import type { AuditEntry } from '@platen/model/operations/audit-entries';
import { auditedFieldText } from '@platen/model/operations/audited-fields';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { useLocale } from 'use-intl';
import { DetailCard } from '../../ui/detail/detail-card.tsx';
import { formatMinute } from '../../ui/formats.ts';
import { FailureState } from '../../ui/states/failure-state.tsx';
import { useText } from '../../ui/text.ts';
import { useCan } from '../session/abilities.tsx';
import { auditTexts } from './audit.messages.ts';
import { subjectHistoryQuery } from './audit-entries.api.ts';
import { useAuditEntryTexts } from './audit-entry-texts.ts';
import styles from './subject-history.module.css';

interface Props {
  /** The resource in the path of its calls: `users`. */
  type: string;
  id: number;
  /** Where it follows what leaves no distance below itself. */
  isApart?: boolean;
}

/** Who last changed a thing, for those who may read the audit log. It loads by itself: the page does not wait for it. */
export function SubjectHistory({ type, id, isApart = false }: Props) {
  const can = useCan();
  if (!can('audit_entries.read')) return null;
  return (
    <div className={isApart ? styles.apart : undefined}>
      <History type={type} id={id} />
    </div>
  );
}

function History({ type, id }: Pick<Props, 'type' | 'id'>) {
  const t = useText(auditTexts);
  const query = useQuery(subjectHistoryQuery(type, id));
  const all = (
    <Link to="/audit_entries" search={{ subject_type_eq: type, subject_id_eq: String(id) }}>
      {t('showAll')}
    </Link>
  );
  return (
    <DetailCard title={t('history')} note={query.data && query.data.data.length > 0 ? all : undefined}>
      {query.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {query.isError && (
        <FailureState cause={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.data?.data.length === 0 && <p className={styles.none}>{t('historyEmpty')}</p>}
      {query.data && query.data.data.length > 0 && (
        <ol className={styles.entries}>
          {query.data.data.map((entry) => (
            <HistoryLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </DetailCard>
  );
}

function HistoryLine({ entry }: { entry: AuditEntry }) {
  const t = useText(auditTexts);
  const locale = useLocale();
  const { actorOf } = useAuditEntryTexts();
  const fields = [...new Set(entry.changes.map(({ field }) => auditedFieldText(field, locale)))].join(', ');
  return (
    <li className={styles.entry} data-refused={entry.refused_code !== null}>
      <span className={styles.action}>
        {entry.action_name}
        {entry.refused_code !== null && ` · ${t('refused', { code: String(entry.refused_code) })}`}
      </span>
      <span className={styles.facts}>
        {actorOf(entry)} · <time dateTime={entry.occurred_at}>{formatMinute(entry.occurred_at)}</time>
      </span>
      {fields && <span className={styles.fields}>{fields}</span>}
    </li>
  );
}
