import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

interface Props<Row extends { id: number }> {
  /** Undefined while they are loading for the first time. */
  rows: readonly Row[] | undefined;
  renderCard: (row: Row, index: number) => ReactNode;
  /** Dense: 2, 4 or 6 side by side. Roomy, for cards with more text: 2, 3 or 5. */
  density: 'dense' | 'roomy';
  label: string;
  isStale: boolean;
}

const skeletonCards = 12;

/** A grid of cards with images. The old ones stay, faded, while the next page is loading. */
export function CardGrid<Row extends { id: number }>({ rows, renderCard, density, label, isStale }: Props<Row>) {
  return (
    <div className={styles.container}>
      <ul className={styles.grid} data-density={density} aria-label={label} aria-busy={!rows || isStale}>
        {rows
          ? rows.map((row, index) => <li key={row.id}>{renderCard(row, index)}</li>)
          : Array.from({ length: skeletonCards }, (_, index) => <SkeletonCard key={index} />)}
      </ul>
    </div>
  );
}

function SkeletonCard() {
  return (
    <li className={styles.skeleton} aria-hidden>
      <span className={styles.blankPicture} />
      <span className={styles.blankLine} />
      <span className={styles.blankLine} />
    </li>
  );
}
