import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { CustomItem } from '@platen/model/catalogue/sku-templates';
import { fieldOfItem } from '../../../shared/fields/custom-item-field.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { type DetailColumn, DetailTable } from '../../../ui/detail/detail-table.tsx';
import { FieldRule } from '../../../ui/fields/field-rule.tsx';
import { KindTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import styles from './custom-items-card.module.css';
import { skuTemplatesTexts } from './sku-templates.messages.ts';

/** What a customer fills in for each order. */
export function CustomItemsCard({ template }: { template: SkuTemplate }) {
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
  const columns: DetailColumn<CustomItem>[] = [
    { key: 'label', label: t('detail.field'), render: (item) => item.label },
    {
      key: 'type',
      label: t('detail.type'),
      render: (item) => <KindTag tone="gray">{t(`detail.types.${item.type}`)}</KindTag>,
    },
    { key: 'options', label: t('detail.rule'), render: (item) => <FieldRule field={fieldOfItem(item)} /> },
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
