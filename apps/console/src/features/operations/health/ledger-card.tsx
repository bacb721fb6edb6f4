import { fenToYuan, formatCount, formatYuan } from '@platen/model/money/money';
import type { LedgerHealth } from '@platen/model/operations/health';
import type { LedgerCheck, LedgerDifference } from '@platen/model/wallet/ledger-checks';
import { useQueryClient } from '@tanstack/react-query';
import { useCan } from '../../../shared/session/abilities.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../../ui/detail/detail-table.tsx';
import { emptyValue, formatDateTime } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { checkLedger, healthQuery } from './health.api.ts';
import { healthTexts } from './health.messages.ts';
import styles from './health.module.css';

/** When the ledger was checked, what was compared, what differs, and a button that checks it now. */
export function LedgerCard({ ledger: { is_checking, last } }: { ledger: LedgerHealth }) {
  const t = useText(healthTexts);
  const can = useCan();
  const client = useQueryClient();
  const check: Action = {
    key: 'check',
    label: is_checking ? t('ledger.checking') : t('ledger.checkNow'),
    isDisabled: is_checking,
    success: t('ledger.started'),
    run: checkLedger,
  };
  return (
    <DetailCard
      title={t('ledger.title')}
      note={
        can('health.update') ? (
          <ActionButtons
            actions={[check]}
            refresh={() => client.invalidateQueries({ queryKey: healthQuery.queryKey })}
          />
        ) : (
          t('ledger.note')
        )
      }
    >
      <dl className={styles.facts}>
        <Fact label={t('ledger.checkedAt')} value={last ? formatDateTime(last.checked_at) : t('ledger.never')} />
        <Fact label={t('ledger.wallets')} value={last ? formatCount(last.wallets_count) : emptyValue} />
        <Fact label={t('ledger.transactions')} value={last ? formatCount(last.transactions_count) : emptyValue} />
        <Fact label={t('ledger.differences')} value={last ? formatCount(last.differences_count) : emptyValue} />
      </dl>
      {last && last.differences.length > 0 && <Differences check={last} />}
    </DetailCard>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const keyOf = (difference: LedgerDifference) =>
  difference.kind === 'wallet' ? `wallet ${difference.user_id}` : `transaction ${difference.transaction_id}`;

function Differences({ check: { differences, differences_count } }: { check: LedgerCheck }) {
  const t = useText(healthTexts);
  return (
    <div className={styles.differences}>
      <DetailTable
        label={t('ledger.differences')}
        rows={differences}
        rowKey={keyOf}
        columns={[
          {
            key: 'where',
            label: t('ledger.where'),
            render: (difference) =>
              difference.kind === 'wallet'
                ? t('ledger.wallet', { id: String(difference.user_id) })
                : t('ledger.transaction', { id: String(difference.transaction_id) }),
          },
          {
            key: 'stored',
            label: t('ledger.stored'),
            // Both entries of a movement sum to zero.
            render: (difference) => formatYuan(fenToYuan(difference.kind === 'wallet' ? difference.balance_fen : 0)),
            isNumber: true,
          },
          {
            key: 'entries',
            label: t('ledger.entries'),
            render: ({ entries_fen }) => formatYuan(fenToYuan(entries_fen)),
            isNumber: true,
          },
        ]}
      />
      {differences_count > differences.length && (
        <p className={styles.none}>
          {t('ledger.more', { shown: formatCount(differences.length), count: formatCount(differences_count) })}
        </p>
      )}
    </div>
  );
}
