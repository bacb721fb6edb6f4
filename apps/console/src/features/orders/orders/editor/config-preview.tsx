import type { Order } from '@platen/contract/orders/order';
import { galleryCardWidthPx } from '../../../../ui/pictures/picture-url.ts';
import type { OrderImage } from '@platen/model/orders';
import { LoaderCircle } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { fontUrlsOf } from '../../../../shared/preview/preview-assets.ts';
import { usePreview } from '../../../../shared/preview/use-preview.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { FindingLines } from '../../../../shared/findings/finding-lines.tsx';
import { useText } from '../../../../ui/text.ts';
import { orderEditorTexts } from './order-editor.messages.ts';
import styles from './order-editor.module.css';
import type { OrderConfig, OrderDrafts } from './order-edit.ts';
import { planPreview } from './order-plan.ts';

interface Props {
  order: Order;
  each: OrderConfig;
  drafts: OrderDrafts;
  /** The factory's. */
  timeZone: string;
  /** The layer that is being changed, framed. */
  layerId: string | undefined;
}

/** One canvas of the order as it will be, with the other images of the order that it shows. */
export function ConfigPreview({ order, each, drafts, timeZone, layerId }: Props) {
  const t = useText(orderEditorTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { type, config, index } = each;
  const fontUrls = useMemo(() => fontUrlsOf(order.font_libraries), [order]);
  const plan = useMemo(
    () => planPreview(order, drafts, { type, config, index }, timeZone),
    [order, drafts, type, config, index, timeZone],
  );
  const { status, findings, bounds } = usePreview(plan, fontUrls, canvas);
  const frame = layerId === undefined ? undefined : bounds.get(layerId);
  return (
    <>
      <div className={styles.stage}>
        <div
          className={styles.sheet}
          data-status={status}
          style={
            { aspectRatio: `${config.width} / ${config.height}`, '--ratio': config.width / config.height } as object
          }
        >
          {status === 'failed' ? (
            <Picture
              url={storedUrl(order, config.id)}
              alt={config.name}
              widthPx={galleryCardWidthPx * 2}
              fit="contain"
            />
          ) : (
            <canvas ref={canvas} aria-label={t('preview')} role="img" />
          )}
          {frame && status === 'ready' && (
            <span
              className={styles.frame}
              style={{
                left: `${frame.left * 100}%`,
                top: `${frame.top * 100}%`,
                width: `${frame.width * 100}%`,
                height: `${frame.height * 100}%`,
              }}
            />
          )}
          {status === 'loading' && (
            <span className={styles.loading} role="status">
              <LoaderCircle aria-hidden />
              {t('drawing')}
            </span>
          )}
        </div>
      </div>
      {status === 'failed' && <p className={styles.note}>{t('previewFailed')}</p>}
      <FindingLines lines={findings} />
    </>
  );
}

function storedUrl(order: Order, configId: string): string | undefined {
  const images: OrderImage[] = [
    ...order.rendering_effect_images,
    ...order.rendering_custom_areas,
    ...order.rendering_production_images,
  ];
  return images.find((image) => image.config_id === configId)?.url ?? undefined;
}
