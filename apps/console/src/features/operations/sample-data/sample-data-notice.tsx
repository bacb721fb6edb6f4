import type { SampleData, SampleDataRemoval } from '@platen/model/operations/sample-data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { PackageOpen } from 'lucide-react';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { useCan } from '../../../shared/session/abilities.tsx';
import { confirm, showNotice, showSuccess } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { loadSampleData, removeSampleData, sampleDataQuery, templateCountQuery } from './sample-data.api.ts';
import { sampleDataTexts } from './sample-data.messages.ts';
import styles from './sample-data-notice.module.css';

/**
 * Above every screen while demo or sample data is being created, because lists are still incomplete; afterwards on the
 * home page, with a button to remove sample data.
 */
export function SampleDataNotice({ data, isHome }: { data: SampleData; isHome: boolean }) {
  const can = useCan();
  if (data.state === 'making') {
    // Customers of a real factory do not need to know about it.
    return data.purpose === 'demo' || can('sample_data.create') ? <LoadingNotice data={data} /> : null;
  }
  if (!isHome) return null;
  if (data.state === 'none') return can('sample_data.create') ? <OfferNotice /> : null;
  const canRemove = data.state === 'made' && data.purpose === 'sample' && can('sample_data.destroy');
  return canRemove ? <LoadedNotice /> : null;
}

function LoadingNotice({ data: { purpose, progress, failed_count } }: { data: SampleData }) {
  const t = useText(sampleDataTexts);
  const client = useQueryClient();
  // What lists showed while it was being created is incomplete.
  useEffect(() => () => void client.invalidateQueries(), [client]);
  return (
    <div className={styles.notice} role="status">
      <span className={styles.words}>
        <b>{t(purpose === 'demo' ? 'demoMaking' : 'sampleMaking', { percent: progress })}</b>
        <span>{failed_count > 0 ? t('retrying', { count: failed_count }) : t('makingText')}</span>
      </span>
      {/* Not antd's: it would be downloaded with the first list of every demo. */}
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${progress}%` }} />
      </span>
    </div>
  );
}

/** Offered to a factory that has no template yet, in the language of the reader. */
function OfferNotice() {
  const t = useText(sampleDataTexts);
  const locale = useLocale();
  const client = useQueryClient();
  const { data: count } = useQuery(templateCountQuery);
  const loading = useMutation({
    mutationFn: () => loadSampleData(locale),
    onSettled: () => client.invalidateQueries({ queryKey: sampleDataQuery.queryKey }),
  });
  if (count !== 0) return null;
  return (
    <div className={styles.notice}>
      <PackageOpen aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <b>{t('offer')}</b>
        <span>{t('offerText')}</span>
      </span>
      <Button loading={loading.isPending} onClick={() => loading.mutate()}>
        {t('load')}
      </Button>
    </div>
  );
}

function LoadedNotice() {
  const t = useText(sampleDataTexts);
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: removeSampleData,
    async onSuccess(removed) {
      await client.invalidateQueries();
      await reportRemoval(removed);
    },
  });
  async function reportRemoval({ unpublished_count, kept_count }: SampleDataRemoval): Promise<void> {
    if (unpublished_count + kept_count === 0) return showSuccess(t('removed'));
    const ordered = unpublished_count > 0 ? [t('keptOrdered', { count: unpublished_count })] : [];
    const used = kept_count > 0 ? [t('keptUsed', { count: kept_count })] : [];
    await showNotice({ title: t('keptTitle'), text: [...ordered, ...used].join(' ') });
  }
  async function confirmAndRemove() {
    const question = { title: t('removeTitle'), text: t('removeText'), okText: t('remove'), isDanger: true };
    if (await confirm(question)) removal.mutate();
  }
  return (
    <div className={styles.notice}>
      <PackageOpen aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <b>{t('loaded')}</b>
        <span>{t('loadedText')}</span>
      </span>
      <Button danger loading={removal.isPending} onClick={() => void confirmAndRemove()}>
        {t('remove')}
      </Button>
    </div>
  );
}
