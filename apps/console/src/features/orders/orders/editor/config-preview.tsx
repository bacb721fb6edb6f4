import { factsOfOrder } from '@platen/design/order-facts';
import { sceneOf } from '@platen/design/scene';
import type { LayerDiff } from '@platen/design/template';
import { galleryCardWidthPx } from '@platen/model/constants';
import type { Order, OrderImage } from '@platen/model/orders';
import { LoaderCircle, TriangleAlert } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useLocale } from 'use-intl';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { useText } from '../../../../ui/text.ts';
import { orderEditorTexts } from './order-editor.messages.ts';
import styles from './order-editor.module.css';
import { type OrderConfig, valuesOf } from './order-edit.ts';
import { assetSourceOf } from './preview-assets.ts';
import { usePreview } from './use-preview.ts';

interface Props {
  order: Order;
  each: OrderConfig;
  diff: LayerDiff;
  /** The layer that is being changed, framed. */
  layerId: string | undefined;
}

/** The order's own zone of time is the factory's; in a preview the reader's will do. */
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One canvas of the order as it will be. What shows another image of the order shows it as it was last made. */
export function ConfigPreview({ order, each, diff, layerId }: Props) {
  const t = useText(orderEditorTexts);
  const locale = useLocale();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { config } = each;
  const source = useMemo(() => assetSourceOf(order), [order]);
  const scene = useMemo(
    () =>
      sceneOf(
        { ...config, layer_diff: diff },
        { values: valuesOf(order), facts: factsOfOrder(order, timeZone), areas: areasOf(order) },
      ),
    [config, diff, order],
  );
  const { status, findings, bounds } = usePreview(scene, source, canvas, locale);
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
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding}>
              <TriangleAlert aria-hidden />
              {finding}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function areasOf({ production_images, rendering_custom_areas, rendering_effect_images }: Order) {
  const custom = production_images[0]?.url ?? rendering_custom_areas[0]?.url;
  const effect = rendering_effect_images[0]?.url;
  return { ...(custom && { custom }), ...(effect && { effect }) };
}

function storedUrl(order: Order, configId: string): string | undefined {
  const images: OrderImage[] = [
    ...order.rendering_effect_images,
    ...order.rendering_custom_areas,
    ...order.rendering_production_images,
  ];
  return images.find((image) => image.config_id === configId)?.url ?? undefined;
}
