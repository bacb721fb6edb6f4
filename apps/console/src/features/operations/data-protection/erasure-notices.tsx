import { formatCount, formatYuan } from '@platen/model/money/money';
import type { Erasure, ErasurePlan } from '@platen/model/operations/data-protection';
import { Alert } from 'antd';
import { useText } from '../../../ui/text.ts';
import { dataProtectionTexts } from './data-protection.messages.ts';

/** What happens now, what prevents it, and what to know before it. */
export function ErasureNotices({ erasure: { state, plan, orders_count } }: { erasure: Erasure }) {
  const t = useText(dataProtectionTexts);
  if (state === 'checking') return <Alert type="info" showIcon title={t('checking')} />;
  if (state === 'running') {
    const total = Math.max(plan?.orders_count ?? 0, orders_count);
    const title = t('running', { done: formatCount(orders_count), total: formatCount(total) });
    return <Alert type="info" showIcon title={title} />;
  }
  if (state === 'failed') return <Alert type="error" showIcon title={t('failed')} />;
  return state === 'ready' && plan && <PlanWarnings plan={plan} />;
}

function PlanWarnings({ plan: { blocked_count, balance, orders_count, rows } }: { plan: ErasurePlan }) {
  const t = useText(dataProtectionTexts);
  const amount = formatYuan(Math.abs(balance ?? 0));
  const warnings = [
    ...(blocked_count > 0 ? [t('blocked', { count: blocked_count })] : []),
    ...(balance !== null && balance !== 0 ? [t(balance > 0 ? 'balanceLeft' : 'debtLeft', { amount })] : []),
    ...(blocked_count === 0 && orders_count === 0 && rows.length === 0 ? [t('nothing')] : []),
  ];
  return warnings.map((title) => <Alert key={title} type="warning" showIcon title={title} />);
}
