import type { ImportPreview } from '@platen/model/orders/import-tasks';
import { useQueries } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useText } from '../../ui/text.ts';
import styles from './import-samples.module.css';
import { drawSample } from './imports.api.ts';
import { importsTexts } from './imports.messages.ts';

export type Sample = ImportPreview['templates'][number]['samples'][number] & { sku_template_no: string };

/** A preview of the first rows, each rendered by the server as for an order. */
export function ImportSamples({ samples, sampleKey }: { samples: readonly Sample[]; sampleKey: readonly string[] }) {
  const t = useText(importsTexts);
  const drawn = useQueries({
    queries: samples.map(({ sku_template_no, row_number, size, custom_fields, production_image_urls }) => ({
      queryKey: [...sampleKey, 'sample', sku_template_no, String(row_number)],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        drawSample({ sku_template_no, size, custom_fields, production_image_urls }, signal),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  });
  return (
    <ul className={styles.samples}>
      {samples.map((sample, index) => {
        const { data, isPending } = drawn[index] ?? { data: undefined, isPending: false };
        const [image] = data?.images ?? [];
        const label = t('sampleOf', { row: String(sample.row_number), no: sample.no });
        return (
          <li key={`${sample.sku_template_no}-${sample.row_number}`}>
            <span className={styles.frame}>
              {image && <img src={image.url} alt={label} width={image.width} height={image.height} />}
              {!image && isPending && <Skeleton.Node active className={styles.loading} />}
              {!image && !isPending && t('sampleFailed')}
            </span>
            <span className={styles.label}>{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
