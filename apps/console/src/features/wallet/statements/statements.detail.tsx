import { formatYuan } from '@platen/model/money/money';
import type { StatementDetail } from '@platen/model/wallet/statements';
import { linkOptions, useParams } from '@tanstack/react-router';
import { useStateBadge } from '../../../shared/states.ts';
import { PaymentMethodName, usePaymentMethodLabel } from '../../../shared/wallet/payment-method.tsx';
import type { DetailItem } from '../../../ui/detail/detail.types.ts';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { useText } from '../../../ui/text.ts';
import { useStatementDays } from './statement-days.ts';
import { StatementDifferences } from './statement-differences.tsx';
import { statementQuery } from './statements.api.ts';
import { statementsTexts } from './statements.messages.ts';

export function StatementDetailScreen() {
  const { id } = useParams({ from: '/shell/statements/$id' });
  const daysOf = useStatementDays();
  const methodLabel = usePaymentMethodLabel();
  return (
    <DetailScreen
      query={statementQuery(id)}
      back={linkOptions({ to: '/statements' })}
      title={(statement) => `${methodLabel(statement.payment_method)} · ${daysOf(statement)}`}
    >
      {(statement) => (
        <>
          <StatementFacts statement={statement} />
          <StatementDifferences statement={statement} />
        </>
      )}
    </DetailScreen>
  );
}

function StatementFacts({ statement }: { statement: StatementDetail }) {
  const t = useText(statementsTexts);
  const daysOf = useStatementDays();
  const { file } = statement;
  return (
    <DetailSections
      sections={[
        {
          title: t('basics'),
          items: [
            { kind: 'custom', label: t('method'), value: <PaymentMethodName method={statement.payment_method} /> },
            { kind: 'text', label: t('day'), value: daysOf(statement) },
            { kind: 'count', label: t('lines'), value: statement.lines_count },
            { kind: 'count', label: t('matched'), value: statement.matched_count },
            { kind: 'money', label: t('matchedAmount'), value: statement.matched_amount },
            ...useDifferenceItems(statement),
            { kind: 'custom', label: t('file'), value: <a href={file.url}>{file.filename}</a> },
            { kind: 'text', label: t('creator'), value: statement.creator.screen_name },
            { kind: 'dateTime', label: t('createdAt'), value: statement.created_at },
          ],
        },
      ]}
    />
  );
}

/** How many differences of each kind, with their sum. */
function useDifferenceItems({ differences }: StatementDetail): DetailItem[] {
  const t = useText(statementsTexts);
  const badgeOf = useStateBadge('statement_difference');
  return differences.map(({ kind, count, settled_count, amount }) => {
    const summary = t('summary', { count, amount: formatYuan(amount) });
    const value = settled_count > 0 ? `${summary} · ${t('settledCount', { count: settled_count })}` : summary;
    return { kind: 'text', label: badgeOf(kind).label, value };
  });
}
