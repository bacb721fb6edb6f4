import type { Order } from '@platen/contract/orders/order';
import { documentOf } from '@platen/design/editor/editor';
import { showConfig } from '@platen/design/editor/editor-actions';
import { templateName } from '@platen/design/template';
import { textIn } from '@platen/model/text/locale';
import { Tag } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { useLocale } from 'use-intl';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { useText } from '../../../../ui/text.ts';
import { openCanvasPainter } from '../stage/canvas-painter.ts';
import { drawTile } from '../stage/draw-tile.ts';
import { imageSizeAt } from '../stage/picture-frame.ts';
import { useEditor, useEditorStore } from '../store/editor-store.ts';
import { orderDesignerTexts } from './order.messages.ts';
import styles from './order.module.css';
import { planOfOrder } from './order-document.ts';

interface Props {
  order: Order;
  timeZone: string;
  fontUrls: FontUrls;
}

const heightPx = 104;
/** Waits for a pause in editing. */
const debounceMs = 250;

/** Every effect image of the order, redrawn as the order changes. */
export function EffectStrip({ order, timeZone, fontUrls }: Props) {
  const t = useText(orderDesignerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const document = useDebounced(useEditor(documentOf), debounceMs);
  const configId = useEditor(({ session }) => session.configId);
  const effects = useMemo(() => document.configs.filter(({ type }) => type === 'effect'), [document]);
  const canvases = useRef(new Map<string, HTMLCanvasElement>());
  const painter = useRef<ReturnType<typeof openCanvasPainter>>(undefined);
  useEffect(() => {
    const opened = openCanvasPainter();
    painter.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    let isWanted = true;
    async function draw() {
      for (const config of effects) {
        const plan = planOfOrder(document, config.id, order, timeZone);
        if (!plan || !isWanted) return;
        const scale = Math.min(1, (heightPx * window.devicePixelRatio) / config.height);
        const part = { left: 0, top: 0, ...imageSizeAt(config, scale) };
        const request = { plan, fontUrls, scale, tiles: [{ part }] };
        const painted = await painter.current?.draw('rest', request).catch(() => undefined);
        const canvas = canvases.current.get(config.id);
        const [tile] = painted?.tiles ?? [];
        if (isWanted && canvas && tile) drawTile(canvas, tile);
      }
    }
    void draw();
    return () => {
      isWanted = false;
    };
  }, [document, effects, order, timeZone, fontUrls]);

  if (effects.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={t('effects')}>
      <header>
        {t('effects')}
        <Tag color="success">{t('live')}</Tag>
      </header>
      <ul>
        {effects.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.effect}
              aria-pressed={id === configId}
              onClick={() => store.act((editor) => showConfig(editor, id))}
            >
              <canvas
                ref={(canvas) => {
                  if (canvas) canvases.current.set(id, canvas);
                }}
                aria-hidden
              />
              <span>{textIn(templateName('effect', index, effects.length), locale)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
