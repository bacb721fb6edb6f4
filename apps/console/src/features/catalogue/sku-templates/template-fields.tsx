import { thumbnailWidthPx } from '@platen/model/constants';
import type { ExcelConfigItem, SkuTemplate } from '@platen/model/sku-templates';
import type { ReactNode } from 'react';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { type DetailColumn, DetailTable } from '../../../ui/detail/detail-table.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { KindTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';
import styles from './template-fields.module.css';

type Option = ExcelConfigItem['options'][number];

/** What stands before an option's name, where the name alone says too little. */
const marks: Record<ExcelConfigItem['type'], (option: Option) => ReactNode> = {
  image: ({ value }) => (
    <span className={styles.thumbnail}>
      <Picture url={value} alt="" widthPx={thumbnailWidthPx} />
    </span>
  ),
  color: ({ value }) => <span className={styles.swatch} style={{ background: value }} />,
  text: () => null,
  font_family: () => null,
};

/** What a customer fills in for each order. */
export function TemplateFields({ template }: { template: SkuTemplate }) {
  const t = useText(skuTemplatesTexts);
  const items = template.excel_config;
  if (items.length === 0) {
    return (
      <DetailCard title={t('detail.fields')}>
        <p className={styles.none}>
          <b>{t('detail.noFieldsTitle')}</b>
          {t(`detail.noFieldsText.${template.kind}`)}
        </p>
      </DetailCard>
    );
  }
  const columns: DetailColumn<ExcelConfigItem>[] = [
    { key: 'label', label: t('detail.field'), render: (item) => item.label },
    {
      key: 'type',
      label: t('detail.type'),
      render: (item) => <KindTag tone="grey">{t(`detail.types.${item.type}`)}</KindTag>,
    },
    { key: 'options', label: t('detail.rule'), render: (item) => <Rule item={item} /> },
    {
      key: 'required',
      label: t('detail.needed'),
      render: (item) =>
        item.required ? <b>{t('detail.required')}</b> : <span className={styles.quiet}>{t('detail.optional')}</span>,
    },
  ];
  return (
    <DetailCard title={t('detail.fields')} note={t('detail.fieldsNote', { count: items.length })} isFlush>
      <DetailTable label={t('detail.fields')} columns={columns} rows={items} rowKey={(item) => item.key} />
    </DetailCard>
  );
}

function Rule({ item }: { item: ExcelConfigItem }) {
  const t = useText(skuTemplatesTexts);
  // One option is only what is there to begin with; a choice begins at two.
  if (item.options.length > 1) {
    return (
      <ul className={styles.options}>
        {item.options.map((option) => (
          <li key={option.label}>
            {marks[item.type](option)}
            {option.label}
          </li>
        ))}
      </ul>
    );
  }
  if (item.type !== 'image') return <span className={styles.quiet}>{t('detail.anyText')}</span>;
  const { width, height } = item;
  const text =
    width && height
      ? t('detail.anyImageSized', { width: String(width), height: String(height) })
      : t('detail.anyImage');
  return <span className={styles.quiet}>{text}</span>;
}
