import { formatYuan } from '@platen/model/money/money';
import styles from './movement.module.css';

/** A movement of money: incoming amounts are green with a plus, outgoing ones have a minus. */
export function Movement({ yuan }: { yuan: number }) {
  const isIn = yuan > 0;
  return (
    <span className={styles.movement} data-in={isIn}>
      {isIn && '+'}
      {formatYuan(yuan)}
    </span>
  );
}
