import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { CustomItem, SizePrice } from '@platen/model/catalogue/sku-templates';
import { formatYuan } from '@platen/model/money/money';
import { Segmented } from 'antd';
import { type CSSProperties, useState } from 'react';
import { fieldOfItem } from '../../../shared/fields/custom-item-field.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { type DetailColumn, DetailTable } from '../../../ui/detail/detail-table.tsx';
import { PictureDetail } from '../../../ui/detail/picture-detail.tsx';
import { FieldRule } from '../../../ui/fields/field-rule.tsx';
import { emptyValue } from '../../../ui/formats.ts';
import { KindTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { printSize } from './print-size.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';
import { TemplateFacts, TemplateFigures } from './template-facts.tsx';
import styles from './template-view.module.css';

/** A template as its viewers see it, from the gallery and from the private list alike. */
export function TemplateView({ template, addedAt }: { template: SkuTemplate; addedAt?: string }) {
  return (
    <PictureDetail
      pictures={picturesOf(template).map(({ url, filename }) => ({ url, name: filename }))}
      aside={<PrintArea template={template} />}
    >
      <TemplateFigures template={template} />
      <TemplateSizes template={template} />
      <CustomItemsCard template={template} />
      <TemplateFacts template={template} addedAt={addedAt} />
    </PictureDetail>
  );
}

const picturesOf = ({ effect_images, cover }: SkuTemplate) =>
  effect_images.length > 0 || cover === null ? effect_images : [cover];

/** Each size with its price and the size of its image, in pixels and printed. */
function TemplateSizes({ template }: { template: SkuTemplate }) {
  const t = useText(skuTemplatesTexts);
  const measure = (size: SizePrice) => printSize(size, template.dpi_value);
  const columns: DetailColumn<SizePrice>[] = [
    { key: 'size', label: t('detail.size'), render: (row) => row.size || t('detail.noSizes') },
    {
      key: 'px',
      label: t('detail.pixels'),
      render: (row) => measure(row)?.px ?? emptyValue,
      isNumber: true,
      isHiddenOnPhone: true,
    },
    { key: 'print', label: t('detail.printSize'), render: (row) => <PrintSize size={measure(row)} />, isNumber: true },
    { key: 'price', label: t('detail.unitPrice'), render: (row) => <b>{formatYuan(row.price)}</b>, isNumber: true },
  ];
  return (
    <DetailCard title={t('detail.sizes')} note={t('detail.sizesNote', { dpi: String(template.dpi_value) })} isFlush>
      <DetailTable label={t('detail.sizes')} columns={columns} rows={template.size_prices} rowKey={(row) => row.size} />
    </DetailCard>
  );
}

function PrintSize({ size }: { size: ReturnType<typeof printSize> }) {
  if (!size) return emptyValue;
  return (
    <>
      {size.mm}
      <span className={styles.inches}>{size.inch}</span>
      <span className={styles.pixels}>{size.px}</span>
    </>
  );
}

type MeasuredSize = SizePrice & { width: number; height: number };

const isMeasured = (size: SizePrice): size is MeasuredSize => size.width !== null && size.height !== null;

/** More names do not fit side by side; the table beside has all of them. */
const choicesMax = 4;

/** The printed area to scale: its shape and its printed size. Nothing for templates whose sizes have no dimensions. */
function PrintArea({ template }: { template: SkuTemplate }) {
  const t = useText(skuTemplatesTexts);
  const sizes = template.size_prices.filter(isMeasured);
  const [chosen, setChosen] = useState<string>();
  const size = sizes.find((candidate) => candidate.size === chosen) ?? sizes[0];
  const measures = size && printSize(size, template.dpi_value);
  if (!size || !measures) return null;
  const [width = '', height = ''] = measures.mm.replace(' mm', '').split(' × ');
  return (
    <DetailCard title={t('detail.printArea')} note={`${measures.px} · ${template.dpi_value} dpi`}>
      <div className={styles.drawing}>
        <div className={styles.sheet} style={{ '--ratio': size.width / size.height } as CSSProperties}>
          <span className={styles.width}>{width} mm</span>
          <span className={styles.height}>{height} mm</span>
        </div>
      </div>
      {sizes.length > 1 && sizes.length <= choicesMax && (
        <div className={styles.choices}>
          <Segmented
            aria-label={t('detail.size')}
            options={sizes.map((candidate) => candidate.size)}
            value={size.size}
            onChange={setChosen}
          />
        </div>
      )}
    </DetailCard>
  );
}

/** What a customer fills in for each order. */
function CustomItemsCard({ template }: { template: SkuTemplate }) {
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

/** A template's number, unobtrusive beside its name. */
export const TemplateNumber = ({ no }: { no: string }) => <span className={styles.no}>{no}</span>;
