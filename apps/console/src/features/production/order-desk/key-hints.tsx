import { useCan } from '../../../shared/session/abilities.tsx';
import { useText } from '../../../ui/text.ts';
import type { WorkTab } from './desk-search.ts';
import styles from './key-hints.module.css';
import { orderDeskTexts } from './order-desk.messages.ts';

/** The keys of the list, for users who do not know them yet. Not on phones, which have no keyboard. */
export function KeyHints({ tab }: { tab: WorkTab }) {
  const t = useText(orderDeskTexts);
  const can = useCan();
  const mayRecord = can('outbounds.create');
  const hints: [keys: string[], text: string][] = [
    [['↑', '↓'], t('keyRows')],
    ...(tab === 'waiting' && can('production_batches.start') ? ([[['S'], t('keyStart')]] as [string[], string][]) : []),
    ...(tab === 'waiting' && can('form_orders.refund') ? ([[['R'], t('keyReject')]] as [string[], string][]) : []),
    [['D'], t('keyDownload')],
    [['Alt', mayRecord ? '1–3' : '1–2'], t('keyTabs')],
    ...(mayRecord ? ([[['▮▯▮'], t('keyScan')]] as [string[], string][]) : []),
  ];
  return (
    <dl className={styles.hints} aria-label={t('keys')}>
      {hints.map(([keys, text]) => (
        <div key={text}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
