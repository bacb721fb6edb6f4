import styles from './detail.module.css';
import type { DetailSection } from './detail.types.ts';
import { renderDetailValue } from './detail-value.tsx';

/** Cards of labeled values, up to four side by side. */
export function DetailSections({ sections }: { sections: readonly DetailSection[] }) {
  return sections.map((section) => (
    <section key={section.title} className={styles.section}>
      <h2 className={styles.sectionTitle}>{section.title}</h2>
      <dl className={styles.items}>
        {section.items.map((item) => (
          <div key={item.label} data-wide={item.isWide === true} data-kind={item.kind}>
            <dt>{item.label}</dt>
            <dd>{renderDetailValue(item)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
