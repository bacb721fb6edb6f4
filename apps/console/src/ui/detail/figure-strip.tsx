import styles from './figure-strip.module.css';

interface Figure {
  label: string;
  value: string;
  /** What the figure consists of. */
  note?: string;
}

/** The main figures of a record, side by side in one card. */
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
