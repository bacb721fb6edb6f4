import type { UserDetail } from '@platen/model/accounts/users';
import { formatYuan } from '@platen/model/money/money';
import { addYuan } from '../../../shared/wallet/wallet-sums.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { type DetailColumn, DetailTable } from '../../../ui/detail/detail-table.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { Movement } from '../../../ui/movement.tsx';
import { useText } from '../../../ui/text.ts';
import { usersTexts } from './users.messages.ts';
import styles from './users.module.css';

type Grant = UserDetail['advance_grants'][number];

const changeOf = ({ before_amount, after_amount }: Grant) => addYuan(after_amount, -before_amount);

/** Who changed the advance of a customer, when and why. */
export function AdvanceHistory({ user }: { user: UserDetail }) {
  const t = useText(usersTexts);
  const columns: DetailColumn<Grant>[] = [
    {
      key: 'at',
      label: t('at'),
      render: (grant) => <span className={styles.line}>{formatMinute(grant.created_at)}</span>,
    },
    { key: 'change', label: t('change'), render: (grant) => <Movement yuan={changeOf(grant)} />, isNumber: true },
    {
      key: 'before',
      label: t('from'),
      render: (grant) => formatYuan(grant.before_amount),
      isNumber: true,
      isHiddenOnPhone: true,
    },
    { key: 'after', label: t('to'), render: (grant) => formatYuan(grant.after_amount), isNumber: true },
    {
      key: 'by',
      label: t('by'),
      render: ({ granted_by, approved_by }) => (
        <span className={styles.line}>
          {approved_by === null
            ? granted_by.screen_name
            : t('byTwo', { first: granted_by.screen_name, second: approved_by.screen_name })}
        </span>
      ),
    },
    { key: 'reason', label: t('reason'), render: (grant) => <div className={styles.reason}>{grant.reason}</div> },
  ];
  return (
    <DetailCard title={t('advanceHistory')} isFlush>
      {user.waiting_advance_amount !== null && (
        <p className={styles.none}>{t('advanceWaits', { amount: formatYuan(user.waiting_advance_amount) })}</p>
      )}
      {user.advance_grants.length > 0 ? (
        <DetailTable
          label={t('advanceHistory')}
          columns={columns}
          rows={user.advance_grants}
          rowKey={(grant) => String(grant.id)}
        />
      ) : (
        <p className={styles.none}>{t('noGrants')}</p>
      )}
    </DetailCard>
  );
}
