import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { SizePrice } from '@platen/model/catalogue/sku-templates';
import { Segmented } from 'antd';
import { type CSSProperties, useState } from 'react';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { useText } from '../../../ui/text.ts';
import styles from './print-area.module.css';
import { printSize } from './print-size.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';

type MeasuredSize = SizePrice & { width: number; height: number };

const isMeasured = (size: SizePrice): size is MeasuredSize => size.width !== null && size.height !== null;

/** More names do not fit side by side; the table beside has all of them. */
const choicesMax = 4;

/** The printed area to scale: its shape and its printed size. Nothing for templates whose sizes have no dimensions. */
export function PrintArea({ template }: { template: SkuTemplate }) {
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
