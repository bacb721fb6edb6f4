import { formatCount } from '@platen/model/money/money';
import { Alert, Button } from 'antd';
import { toFailure } from '../../../ui/failure.ts';
import { RequestId } from '../../../ui/states/failure-details.tsx';
import { useText } from '../../../ui/text.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import type { PastedRow } from './paste-rows.ts';
import type { ParcelChecks } from './use-parcel-checks.ts';
import type { PasteOutcome } from './use-record-pasted.ts';

interface PasteOutcomeNoteProps {
  outcome: PasteOutcome | undefined;
  rows: readonly PastedRow[];
  checks: ParcelChecks;
}

/** What was recorded and what was not, in numbers; and that nothing is ticked while the server cannot be reached. */
export function PasteOutcomeNote({ outcome, rows, checks }: PasteOutcomeNoteProps) {
  const t = useText(outboundsTexts);
  if (checks.failure && rows.some(({ verdict }) => verdict === 'unchecked')) {
    return (
      <Alert
        type="error"
        showIcon
        title={t('notChecked')}
        description={toFailure(checks.failure).message}
        action={<Button onClick={checks.recheck}>{t('checkAgain')}</Button>}
      />
    );
  }
  switch (outcome?.kind) {
    case 'recorded':
      return <Alert type="info" showIcon title={t('recordedPart', { recorded: outcome.count, left: outcome.left })} />;
    case 'refused': {
      const refused = rows.filter(({ verdict }) => verdict === 'refused').length;
      const left = formatCount(rows.filter(({ isTicked }) => isTicked).length);
      return <Alert type="error" showIcon title={t('nothingRecorded', { refused, left })} />;
    }
    case 'unanswered':
      return <Alert type="warning" showIcon title={t('noAnswer', { count: outcome.count })} />;
    case 'failed':
      return (
        <Alert
          type="error"
          showIcon
          title={outcome.lines.join('\n')}
          description={<RequestId failure={outcome.failure} />}
        />
      );
    case undefined:
      return null;
  }
}
