import { formatYuan } from '@platen/model/money';
import styles from './movement.module.css';

/** Money that moved: what came in is green and has a plus, what went out its minus. */
export function Movement({ yuan }: { yuan: number }) {
  const isIn = yuan > 0;
  return (
    <span className={styles.movement} data-in={isIn}>
      {isIn && '+'}
      {formatYuan(yuan)}
    </span>
  );
}
