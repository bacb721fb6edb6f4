import type { Erasure } from '@platen/model/operations/data-protection';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { Eraser, Printer } from 'lucide-react';
import { useDataExport } from '../../../shared/request/use-data-export.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import type { DetailItem } from '../../../ui/detail/detail.types.ts';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { useText } from '../../../ui/text.ts';
import {
  confirmErasure,
  discardErasure,
  erasureQuery,
  erasures,
  fetchErasureData,
  recheckErasure,
} from './data-protection.api.ts';
import { dataProtectionTexts } from './data-protection.messages.ts';
import styles from './data-protection.module.css';
import { ErasureNotices } from './erasure-notices.tsx';
import { ErasurePlanCards } from './erasure-plan.tsx';

/** An erasure: what would go, how far it is, or what went. */
export function ErasureDetail() {
  const t = useText(dataProtectionTexts);
  const { id } = useParams({ from: '/shell/erasures/$id' });
  const badgeOf = useStateBadge('erasure');
  const { actionOf, strip } = useDataExport();
  const actionsOf = useErasureActions((erasure) => actionOf((options) => fetchErasureData(erasure.id, options)));
  const itemsOf = useErasureItems();
  return (
    <DetailScreen
      query={erasureQuery(id)}
      back={linkOptions({ to: '/erasures' })}
      title={(erasure) => t('detailTitle', { id: String(erasure.id) })}
      state={({ state }) => badgeOf(state)}
      actions={actionsOf}
      sections={(erasure) => [{ title: t('basics'), items: itemsOf(erasure) }]}
    >
      {(erasure) => (
        <div className={styles.stack}>
          {strip}
          <ErasureNotices erasure={erasure} />
          {erasure.plan && <ErasurePlanCards plan={erasure.plan} />}
        </div>
      )}
    </DetailScreen>
  );
}

function useErasureItems() {
  const t = useText(dataProtectionTexts);
  return (erasure: Erasure): DetailItem[] => {
    const searched = [erasure.receiver_name, erasure.receiver_phone].filter(Boolean).join(' · ');
    return [
      { kind: 'text', label: t('kind'), value: t(`kinds.${erasure.kind}`) },
      ...(searched === '' ? [] : [{ kind: 'text' as const, label: t('searched'), value: searched }]),
      ...(erasure.user === null
        ? []
        : [{ kind: 'text' as const, label: t('customer'), value: erasure.user.screen_name || `#${erasure.user.id}` }]),
      { kind: 'text', label: t('requester'), value: erasure.requester?.screen_name ?? t('nobody') },
      { kind: 'dateTime', label: t('createdAt'), value: erasure.created_at },
      { kind: 'dateTime', label: t('confirmedAt'), value: erasure.confirmed_at },
      { kind: 'dateTime', label: t('finishedAt'), value: erasure.finished_at },
      { kind: 'count', label: t('ordersCount'), value: erasure.orders_count },
      { kind: 'count', label: t('filesCount'), value: erasure.files_count },
      ...(erasure.system_nos.length === 0
        ? []
        : [{ kind: 'text' as const, label: t('numbers'), value: erasure.system_nos.join(' · '), isWide: true }]),
    ];
  };
}

function useErasureActions(exportOf: (erasure: Erasure) => Action) {
  const t = useText(dataProtectionTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  return (erasure: Erasure): Action[] => {
    const { id, state, plan, kind, confirmed_at } = erasure;
    const certificate: Action = {
      key: 'certificate',
      label: t('certificate'),
      icon: <Printer aria-hidden />,
      link: linkOptions({ to: '/erasures/$id/certificate', params: { id: String(id) } }),
    };
    if (state === 'done') return [certificate];
    if (state !== 'ready' && state !== 'failed') return [];
    const isNothing = plan !== null && plan.orders_count === 0 && plan.rows.length === 0;
    const confirm: Action = {
      key: 'confirm',
      label: t('confirm'),
      icon: <Eraser aria-hidden />,
      isDanger: true,
      isDisabled: plan === null || plan.blocked_count > 0 || isNothing,
      confirm: {
        title: t('confirmTitle', { orders: plan?.orders_count ?? 0, files: plan?.files_count ?? 0 }),
        ...(kind === 'account' && { text: t('confirmAccount') }),
        warning: t('confirmWarning'),
        okText: t('confirm'),
      },
      success: t('confirmed'),
      run: () => confirmErasure(id),
    };
    const recheck: Action = { key: 'recheck', label: t('recheck'), success: false, run: () => recheckErasure(id) };
    const discard: Action = {
      key: 'discard',
      label: t('discard'),
      confirm: { title: t('discardTitle'), text: t('discardText'), okText: t('discard') },
      run: async () => {
        await discardErasure(id);
        await navigate({ to: '/erasures' });
        client.removeQueries({ queryKey: erasureQuery(String(id)).queryKey });
        await client.invalidateQueries({ queryKey: erasures.key });
      },
    };
    const exportData = state === 'ready' && !isNothing ? [exportOf(erasure)] : [];
    return [confirm, ...exportData, recheck, ...(confirmed_at === null ? [discard] : [])];
  };
}
