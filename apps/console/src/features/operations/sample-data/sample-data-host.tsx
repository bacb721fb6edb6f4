import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { sampleDataQuery } from './sample-data.api.ts';

const SampleDataNotice = lazyComponent(async () => (await import('./sample-data-notice.tsx')).SampleDataNotice);

/** Loaded lazily: most installations have no sample data. */
export function SampleDataHost({ isHome }: { isHome: boolean }) {
  const can = useCan();
  const { data } = useQuery({ ...sampleDataQuery, enabled: can('sample_data.read') });
  const isOffered = isHome && can('sample_data.create');
  if (!data || (data.state === 'none' && !isOffered) || (data.state === 'made' && data.purpose === 'demo')) return null;
  return (
    <Suspense>
      <SampleDataNotice data={data} isHome={isHome} />
    </Suspense>
  );
}
