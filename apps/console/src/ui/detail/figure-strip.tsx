import styles from './figure-strip.module.css';

interface Figure {
  label: string;
  value: string;
  /** What it is made of. */
  note?: string;
}

/** What people look for first in a record, side by side in one card. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.strip}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
