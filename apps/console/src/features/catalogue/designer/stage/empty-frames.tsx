import { documentOf, type Editor, isOrderMode, layersOf } from '@platen/design/editor/editor';
import { indexLayers } from '@platen/design/editor/layer-nodes';
import { toScreen } from '@platen/design/editor/view';
import { cornersOf, type Point, transformPoint } from '@platen/design/geometry';
import { frameOf } from '@platen/design/layers/define-layer';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import { shownLayers } from '@platen/design/scene';
import { textIn } from '@platen/model/text/locale';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import { useEditor, useLiveEditor } from '../store/editor-store.ts';
import styles from './empty-frames.module.css';
import type { PictureSource } from './picture-source.ts';

/** Below this size a frame has no text. */
const wordsMinPx = 56;

/**
 * What is empty in the image until customers fill it in: a labeled frame, only on the screen. The image itself stays as
 * it will be printed.
 */
export function EmptyFrames({ source }: { source: PictureSource }) {
  const document = useEditor(documentOf);
  const configId = useEditor(({ session }) => session.configId);
  const editor = useLiveEditor();
  const empty = useMemo(
    () => (isOrderMode(editor) || source.shownFor !== undefined ? [] : emptyLayers(editor, source)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- steps of a drag or of the view do not change which layers are empty
    [document, configId, source.shownFor],
  );
  return (
    <svg className={styles.frames}>
      {empty.map((layer) => (
        <EmptyFrame key={layer.id} editor={editor} layer={layer} />
      ))}
    </svg>
  );
}

/** The visible layers without an image, as far as their frame is where they are drawn. */
function emptyLayers(editor: Editor, source: PictureSource): readonly Layer[] {
  const plan = source.planOf(editor);
  if (!plan) return [];
  const nodes = indexLayers(layersOf(editor));
  return [...shownLayers(plan.scene)].flatMap(({ layer, context }) => {
    const picture = layerKindOf(layer).picture?.(layer, context);
    const around = nodes.get(layer.id)?.parent?.layer;
    const isFlowing = around !== undefined && layerKindOf(around).flows;
    return picture?.url === '' && picture.isOptional && !isFlowing ? [layer] : [];
  });
}

function EmptyFrame({ editor, layer }: { editor: Editor; layer: Layer }) {
  const t = useText(designerTexts);
  const locale = useLocale();
  const node = indexLayers(layersOf(editor)).get(layer.id);
  if (!node) return null;
  const { view } = editor.session;
  const corners = cornersOf(frameOf(node.layer)).map((corner) => toScreen(view, transformPoint(node.matrix, corner)));
  const { width, height } = sizeAround(corners);
  const [a = { x: 0, y: 0 }, , c = a] = corners;
  const name = node.layer.name || textIn(layerKindOf(layer).label, locale);
  const isArea = layerKindOf(layer).area !== undefined;
  return (
    <g role="img" aria-label={t('emptyFrame', { name })} data-area={isArea}>
      <polygon
        className={styles.frame}
        points={corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      />
      {width >= wordsMinPx && height >= wordsMinPx / 2 && (
        <text className={styles.words} x={(a.x + c.x) / 2} y={(a.y + c.y) / 2}>
          <tspan className={styles.name}>{name}</tspan>
          {isArea && width >= 2 * wordsMinPx && height >= wordsMinPx && (
            <tspan x={(a.x + c.x) / 2} dy="1.4em">
              {t('areaFilledBy')}
            </tspan>
          )}
        </text>
      )}
    </g>
  );
}

function sizeAround(points: readonly Point[]): { width: number; height: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}
