import { queryOptions } from '@tanstack/react-query';
import { linkOptions, useParams } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useHistoryAction } from '../../../shared/audit/use-history-action.tsx';
import { currencyName } from '../../../shared/fields/currency-select.tsx';
import { RequestError } from '../../../shared/request/request-error.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { applicationInfoQuery } from '../../../shared/visitor/application-info.ts';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { useText } from '../../../ui/text.ts';
import { applicationTexts } from './application.messages.ts';
import styles from './application.module.css';
import { DesktopDownloads } from './desktop-downloads.tsx';

/** There is one installation; any other id is not found. */
const infoOf = (id: string) =>
  queryOptions({
    queryKey: [...applicationInfoQuery.queryKey, id],
    queryFn: async ({ client }) => {
      const info = await client.fetchQuery(applicationInfoQuery);
      if (String(info.id) !== id) throw new RequestError({ kind: 'response', status: 404, message: '' });
      return info;
    },
  });

/** The downloads of the desktop client, and the current versions. */
export function ApplicationDetail() {
  const t = useText(applicationTexts);
  const { id } = useParams({ from: '/shell/application/info/$id' });
  const can = useCan();
  const historyOf = useHistoryAction();
  const edit = {
    key: 'edit',
    label: t('edit'),
    icon: <Pencil aria-hidden />,
    link: linkOptions({ to: '/application/info/$id/edit', params: { id } }),
  };
  return (
    <DetailScreen
      query={infoOf(id)}
      title={() => t('title')}
      actions={() => [...(can('applications.update') ? [edit] : []), ...historyOf('application')]}
    >
      {(info) => (
        <div className={styles.page}>
          <DesktopDownloads info={info} />
          <DetailSections
            sections={[
              {
                title: t('versions'),
                items: [
                  { kind: 'text', label: t('toolVersion'), value: info.merchant_tool_version },
                  { kind: 'text', label: t('webVersion'), value: info.merchant_web_version },
                  { kind: 'text', label: t('thisPage'), value: __WEB_VERSION__ },
                ],
              },
              {
                title: t('about'),
                items: [
                  { kind: 'text', label: t('name'), value: info.name },
                  { kind: 'text', label: t('timeZone'), value: info.time_zone },
                  { kind: 'text', label: t('currency'), value: currencyName(info.currency) },
                  { kind: 'text', label: t('description'), value: info.desc, isWide: true },
                ],
              },
            ]}
          />
        </div>
      )}
    </DetailScreen>
  );
}
