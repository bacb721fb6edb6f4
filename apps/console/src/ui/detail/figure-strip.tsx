import styles from './figure-strip.module.css';

/** What people look for first in a record, side by side in one card. */
export function FigureStrip({ figures }: { figures: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.strip}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
