import { kindOfType } from '@platen/model/catalogue/template-kinds';
import { formatCount, formatYuan } from '@platen/model/money/money';
import type { ImportPreview as Preview } from '@platen/model/orders/import-tasks';
import { DetailCard } from '../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../ui/detail/detail-table.tsx';
import { FigureStrip } from '../../ui/detail/figure-strip.tsx';
import { useText } from '../../ui/text.ts';
import { useCan } from '../session/abilities.tsx';
import { TemplateKindTag } from '../template-kind.tsx';
import { ImportSamples } from './import-samples.tsx';
import { importsTexts } from './imports.messages.ts';

/** What a sheet would order: what and how much, what it costs, and a preview of the first rows. */
export function ImportPreview({ preview, sampleKey }: { preview: Preview; sampleKey: readonly string[] }) {
  const t = useText(importsTexts);
  const can = useCan();
  const notes = [
    ...(preview.failed_count > 0 ? [t('failedRows', { count: preview.failed_count })] : []),
    ...(preview.hidden_count > 0 ? [t('hiddenRows', { count: preview.hidden_count })] : []),
  ];
  const samples = preview.templates.flatMap((template) =>
    template.samples.map((sample) => ({ ...sample, sku_template_no: template.sku_template_no })),
  );
  return (
    <>
      <FigureStrip
        figures={[
          {
            label: t('rows'),
            value: formatCount(preview.rows_count),
            ...(notes.length > 0 && { note: notes.join(' · ') }),
          },
          { label: t('pieces'), value: formatCount(preview.quantity) },
          { label: t('images'), value: formatCount(preview.images_count) },
          { label: t('amount'), value: formatYuan(preview.amount) },
        ]}
      />
      {preview.templates.length > 0 && (
        <DetailCard title={t('willOrder')} isFlush>
          <DetailTable
            label={t('willOrder')}
            rows={preview.templates}
            rowKey={({ sku_template_no }) => sku_template_no}
            columns={[
              { key: 'template', label: t('template'), render: ({ sku_template_no: no, name }) => `${no} ${name}` },
              {
                key: 'type',
                label: t('type'),
                render: ({ type }) => <TemplateKindTag kind={kindOfType[type]} />,
                isHiddenOnPhone: true,
              },
              { key: 'rows', label: t('rows'), render: (row) => formatCount(row.rows_count), isNumber: true },
              {
                key: 'pieces',
                label: t('pieces'),
                render: (row) => formatCount(row.quantity),
                isNumber: true,
                isHiddenOnPhone: true,
              },
              { key: 'amount', label: t('amount'), render: (row) => formatYuan(row.amount), isNumber: true },
            ]}
          />
        </DetailCard>
      )}
      {/* Rendered as an order of the current user, which staff cannot have. */}
      {samples.length > 0 && can('form_orders.create') && (
        <DetailCard title={t('samples')}>
          <ImportSamples samples={samples} sampleKey={sampleKey} />
        </DetailCard>
      )}
    </>
  );
}
