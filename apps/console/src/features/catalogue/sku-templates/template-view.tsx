import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { SizePrice } from '@platen/model/catalogue/sku-templates';
import { formatYuan } from '@platen/model/money/money';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { type DetailColumn, DetailTable } from '../../../ui/detail/detail-table.tsx';
import { PictureDetail } from '../../../ui/detail/picture-detail.tsx';
import { emptyValue } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { CustomItemsCard } from './custom-items-card.tsx';
import { PrintArea } from './print-area.tsx';
import { printSize } from './print-size.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';
import { TemplateFacts, TemplateFigures } from './template-facts.tsx';
import styles from './template-sizes.module.css';

/** A template as its viewers see it, from the gallery and from the private list alike. */
export function TemplateView({ template, addedAt }: { template: SkuTemplate; addedAt?: string }) {
  return (
    <PictureDetail
      pictures={template.effect_images.map(({ url, filename }) => ({ url, name: filename }))}
      aside={<PrintArea template={template} />}
    >
      <TemplateFigures template={template} />
      <TemplateSizes template={template} />
      <CustomItemsCard template={template} />
      <TemplateFacts template={template} addedAt={addedAt} />
    </PictureDetail>
  );
}

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
