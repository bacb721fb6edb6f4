import { formatCount } from '@platen/model/money/money';
import { batchStateOfTab } from '@platen/model/production/batch-states';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { emptyValue, formatMinute } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { batchesQuery } from './home.api.ts';
import { homeTexts } from './home.messages.ts';
import styles from './side-card.module.css';

/** For staff, who have no wallet: what waits for them. */
export function ProductionCard() {
  const t = useText(homeTexts);
  const { data: waiting } = useQuery(batchesQuery(batchStateOfTab('waiting')));
  const { data: running } = useQuery(batchesQuery(batchStateOfTab('production')));
  const oldest = waiting?.data[0]?.confirmed_at;
  const count = (page: { meta: { total: number } } | undefined) => (page ? formatCount(page.meta.total) : emptyValue);
  return (
    <section className={styles.card} aria-label={t('production')}>
      <div className={styles.head}>
        <h2>{t('waiting')}</h2>
      </div>
      <span className={styles.figure}>{count(waiting)}</span>
      <p className={styles.note}>{oldest ? t('oldest', { time: formatMinute(oldest) }) : t('noneWaiting')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('inProduction')}</dt>
          <dd>{count(running)}</dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        <ButtonLink {...linkOptions({ to: '/order_desk' })} isPrimary>
          {t('openDesk')}
        </ButtonLink>
        <ButtonLink {...linkOptions({ to: '/production_batches' })}>{t('batches')}</ButtonLink>
      </div>
    </section>
  );
}
