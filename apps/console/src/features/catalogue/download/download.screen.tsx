import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Button, Skeleton } from 'antd';
import { RotateCw } from 'lucide-react';
import { VisitorPage } from '../../../shared/visitor/visitor-page.tsx';
import { EmptyArt } from '../../../ui/art/empty-art.tsx';
import { MisprintArt } from '../../../ui/art/misprint-art.tsx';
import { toFailure } from '../../../ui/failure.ts';
import { useScreenTitle } from '../../../ui/page/screen-title.ts';
import { PictureViewerSkeleton } from '../../../ui/pictures/picture-viewer.tsx';
import { RequestId } from '../../../ui/states/failure-details.tsx';
import { ScreenState } from '../../../ui/states/screen-state.tsx';
import { useText } from '../../../ui/text.ts';
import { downloadRecordQuery } from './download.api.ts';
import { downloadTexts } from './download.messages.ts';
import styles from './download.module.css';
import { DownloadCard } from './download-card.tsx';

/** The target of a shared link, for anyone who has it: loading, not found, failed, loaded, expired. */
export function DownloadScreen() {
  const { slug } = useParams({ from: '/download/$slug' });
  const query = useQuery(downloadRecordQuery(slug));
  useScreenTitle(query.data?.image_library.name);
  const refetch = async () => {
    const { data } = await query.refetch();
    return data;
  };
  return (
    <VisitorPage>
      {query.isPending && <LoadingCard />}
      {query.isError && (
        <FailedCard cause={query.error} onReload={() => void refetch()} isReloading={query.isFetching} />
      )}
      {query.isSuccess && <DownloadCard record={query.data} refetch={refetch} />}
    </VisitorPage>
  );
}

function LoadingCard() {
  return (
    <div className={styles.card} aria-busy>
      <div className={styles.pictures}>
        <PictureViewerSkeleton />
      </div>
      <div className={styles.body}>
        <Skeleton active paragraph={{ rows: 5 }} />
      </div>
    </div>
  );
}

function FailedCard(props: { cause: unknown; onReload: () => void; isReloading: boolean }) {
  const t = useText(downloadTexts);
  const failure = toFailure(props.cause);
  if (failure.status === 404) {
    return (
      <div className={styles.state}>
        <ScreenState isPage art={<EmptyArt />} title={t('notFoundTitle')} text={t('notFoundText')} />
      </div>
    );
  }
  return (
    <div className={styles.state} role="alert">
      <ScreenState
        isPage
        art={<MisprintArt />}
        title={t('failedTitle')}
        text={failure.message}
        actions={
          <Button type="primary" icon={<RotateCw aria-hidden />} loading={props.isReloading} onClick={props.onReload}>
            {t('reload')}
          </Button>
        }
        footer={<RequestId failure={failure} />}
      />
    </div>
  );
}
