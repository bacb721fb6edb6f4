import { formatCount, formatYuan } from '@platen/model/money/money';
import type { ReactNode } from 'react';
import { CopyableText } from '../copyable-text.tsx';
import { factoryClock } from '../factory-clock.ts';
import { emptyValue, formatDateTime } from '../formats.ts';
import { StateTag } from '../state-tag.tsx';
import styles from './detail.module.css';
import type { DetailItem, DetailSection } from './detail.types.ts';

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

type ItemOf<Kind extends DetailItem['kind']> = Extract<DetailItem, { kind: Kind }>;

/** How each kind of value is rendered. A new kind does not compile until it is added here. */
const values: { [Kind in DetailItem['kind']]: (item: ItemOf<Kind>) => ReactNode } = {
  text: (item) => item.value || emptyValue,
  code: (item) => (item.value ? <code>{item.value}</code> : emptyValue),
  copyable: (item) => (item.value ? <CopyableText text={item.value} isCode={item.isCode ?? false} /> : emptyValue),
  money: (item) => (typeof item.value === 'number' ? formatYuan(item.value) : emptyValue),
  count: (item) => (typeof item.value === 'number' ? formatCount(item.value) : emptyValue),
  dateTime: (item) => (item.value ? <Time moment={item.value} /> : (item.fallback ?? emptyValue)),
  state: (item) => <StateTag tone={item.value.tone}>{item.value.label}</StateTag>,
  custom: (item) => item.value,
};

function Time({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={factoryClock.name}>
      {formatDateTime(moment)}
    </time>
  );
}

function renderDetailValue(item: DetailItem): ReactNode {
  return (values[item.kind] as (item: DetailItem) => ReactNode)(item);
}
