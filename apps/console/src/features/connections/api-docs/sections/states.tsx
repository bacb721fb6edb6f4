import { orderStateRecords, orderStates } from '@platen/model/orders/lifecycle/order-states';
import { textIn } from '@platen/model/text/locale';
import { useLocale } from 'use-intl';
import { useStateBadge } from '../../../../shared/states.ts';
import { StateTag } from '../../../../ui/state-tag.tsx';
import { useText } from '../../../../ui/text.ts';
import { DocTable, Paragraph } from '../doc-blocks.tsx';
import { statesTexts } from './states.messages.ts';

export function StatesSection() {
  const t = useText(statesTexts);
  const locale = useLocale();
  const badgeOf = useStateBadge('order');
  return (
    <>
      <Paragraph text={t('intro')} />
      <DocTable
        label={t('state')}
        heads={[t('state'), t('shown'), t('meaning')]}
        rows={orderStates.map((state) => [
          `\`${state}\``,
          <StateTag key={state} tone={badgeOf(state).tone}>
            {badgeOf(state).label}
          </StateTag>,
          textIn(orderStateRecords[state].meaning, locale),
        ])}
      />
      <Paragraph text={t('note')} />
    </>
  );
}
