import type { Statement } from '@platen/model/wallet/statements';
import { useText } from '../../../ui/text.ts';
import { statementsTexts } from './statements.messages.ts';

/** The day of a statement, or the first and the last of several. */
export function useStatementDays(): (statement: Pick<Statement, 'from_day' | 'to_day'>) => string {
  const t = useText(statementsTexts);
  return ({ from_day: from, to_day: to }) => (from === to ? from : t('days', { from, to }));
}
