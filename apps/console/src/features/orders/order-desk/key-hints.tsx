import { useText } from '../../../ui/text.ts';
import styles from './key-hints.module.css';
import { orderDeskTexts } from './order-desk.messages.ts';
import type { WorkTab } from './desk-search.ts';

/** The keys of the list, for users who do not know them yet. Not on phones, which have no keyboard. */
export function KeyHints({ tab }: { tab: WorkTab }) {
  const t = useText(orderDeskTexts);
  const hints: [keys: string[], text: string][] = [
    [['↑', '↓'], t('keyRows')],
    ...(tab === 'waiting'
      ? ([
          [['S'], t('keyStart')],
          [['R'], t('keyReject')],
        ] as [string[], string][])
      : []),
    [['D'], t('keyDownload')],
    [['Alt', '1–3'], t('keyTabs')],
    [['▮▯▮'], t('keyScan')],
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
