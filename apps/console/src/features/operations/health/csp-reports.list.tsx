import type { CspReport, cspReportList } from '@platen/model/operations/csp-reports';
import { ListSection } from '../../../ui/list/list-section.tsx';
import { useText } from '../../../ui/text.ts';
import { cspReports } from './health.api.ts';
import { healthTexts } from './health.messages.ts';

/** What browsers refused on our pages: an attack, or a mistake of ours in the policy. */
export function CspReports() {
  const t = useText(healthTexts);
  return (
    <ListSection<CspReport, typeof cspReportList>
      title={t('csp.title')}
      source={cspReports}
      pageSize={10}
      columns={[
        { kind: 'text', key: 'page', label: t('csp.page'), value: ({ page }) => page, isCode: true },
        { kind: 'text', key: 'blocked', label: t('csp.blocked'), value: ({ blocked }) => blocked, isCode: true },
        { kind: 'text', key: 'directive', label: t('csp.directive'), value: ({ directive }) => directive, priority: 2 },
        {
          kind: 'text',
          key: 'source',
          label: t('csp.source'),
          value: ({ source }) => source,
          isCode: true,
          priority: 3,
        },
        { kind: 'count', key: 'count', label: t('csp.count'), value: ({ count }) => count, sort: 'count' },
        {
          kind: 'dateTime',
          key: 'last_seen_at',
          label: t('csp.lastSeenAt'),
          value: (report) => report.last_seen_at,
          sort: 'last_seen_at',
        },
      ]}
      empty={{ title: t('csp.emptyTitle'), text: t('csp.emptyText') }}
    />
  );
}
