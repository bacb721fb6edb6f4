import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { LinkTarget } from '../actions/action.types.ts';
import { ButtonLink } from '../actions/button-link.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { useScreenTitle } from '../page/screen-title.ts';
import { StateTag } from '../state-tag.tsx';
import { FailureState } from '../states/failure-state.tsx';
import { OutdatedNotice } from '../states/outdated-notice.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import styles from './detail.module.css';
import type { DetailScreenProps } from './detail.types.ts';
import { DetailSections } from './detail-sections.tsx';

/** One record: back link, name, state and actions above; its values in sections; related content below. */
export function DetailScreen<Row>(props: DetailScreenProps<Row>) {
  const query = useQuery(props.query);
  const client = useQueryClient();
  const title = query.data && props.title(query.data);
  useScreenTitle(title);

  if (query.isPending) {
    return (
      <div aria-busy>
        <Skeleton.Input active className={styles.titleSkeleton} />
        {props.skeleton ?? (
          <div className={styles.section}>
            <Skeleton active paragraph={{ rows: 4 }} />
          </div>
        )}
      </div>
    );
  }
  if (query.isError && !query.data) {
    return (
      <DetailFailure
        cause={query.error}
        back={props.back}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const row = query.data as Row;
  const state = props.state?.(row);
  return (
    <>
      <PageHeader
        title={title}
        back={props.back}
        tag={
          <>
            {state && <StateTag tone={state.tone}>{state.label}</StateTag>}
            {props.renderTags?.(row)}
          </>
        }
        actions={props.actions?.(row) ?? []}
        refresh={() => client.invalidateQueries({ queryKey: props.query.queryKey })}
      />
      <OutdatedNotice query={query} onRetry={() => void query.refetch()} />
      {props.sections && <DetailSections sections={props.sections(row)} />}
      {props.children?.(row)}
    </>
  );
}

/** A record that cannot be shown, in a card, with a link back to its list. */
export function DetailFailure(props: {
  cause: unknown;
  back: LinkTarget | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}) {
  const t = useText(uiTexts);
  const { back, ...rest } = props;
  return (
    <div className={styles.section}>
      <FailureState {...rest} isPage exit={back && <ButtonLink {...back}>{t('back')}</ButtonLink>} />
    </div>
  );
}
