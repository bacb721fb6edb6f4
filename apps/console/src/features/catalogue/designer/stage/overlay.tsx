import type { Guides } from '@platen/design/editor/drag';
import { type Editor, layersOf, selectedNodes } from '@platen/design/editor/editor';
import { indexLayers } from '@platen/design/editor/layer-nodes';
import { overlayOf } from '@platen/design/editor/overlay';
import { selectionBox } from '@platen/design/editor/selection-box';
import { toScreen, type View } from '@platen/design/editor/view';
import { cornersOf, type Point, transformPoint } from '@platen/design/geometry';
import { frameOf } from '@platen/design/layers/define-layer';
import { useLiveEditor } from '../store/editor-store.ts';
import styles from './overlay.module.css';

const pathOf = (points: readonly Point[]) => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** What is drawn over the canvas: frames, grips, guides. In screen pixels, so that it does not scale. */
export function Overlay({ hoveredId }: { hoveredId: string | undefined }) {
  const editor = useLiveEditor();
  const { outlines, box, grips, rotateGrip, marquee, guides } = overlayOf(editor);
  const { view } = editor.session;
  const isMoving = editor.pointer.kind === 'dragging';
  const hovered = isMoving ? undefined : cornersOfLayer(editor, hoveredId);
  const from = marquee && toScreen(view, { x: marquee.left, y: marquee.top });
  const factor = view.zoomPercent / 100;
  const [a, b] = box;
  const turn = a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
  return (
    <svg className={styles.overlay} aria-hidden>
      {hovered && <polygon className={styles.hovered} points={pathOf(hovered)} />}
      {outlines.length > 1 &&
        outlines.map((corners) => (
          <polygon key={pathOf(corners)} className={styles.outline} points={pathOf(corners)} />
        ))}
      {box.length > 0 && <polygon className={styles.box} data-several={outlines.length > 1} points={pathOf(box)} />}
      <GuideLines guides={guides} view={view} />
      {!isMoving && rotateGrip && (
        <circle className={styles.grip} cx={rotateGrip.x} cy={rotateGrip.y} r={6.5} data-grip="rotate" />
      )}
      {!isMoving &&
        grips.map(({ grip, at }) => {
          const [width, height] = grip.length === 2 ? [8, 8] : grip === 'n' || grip === 's' ? [14, 6] : [6, 14];
          return (
            <rect
              key={grip}
              className={styles.grip}
              data-grip={grip}
              x={at.x - width / 2}
              y={at.y - height / 2}
              width={width}
              height={height}
              rx={grip.length === 2 ? 2 : 3}
              transform={`rotate(${turn} ${at.x} ${at.y})`}
            />
          );
        })}
      {marquee && from && (
        <rect
          className={styles.marquee}
          x={from.x}
          y={from.y}
          width={marquee.width * factor}
          height={marquee.height * factor}
        />
      )}
      <SizePill editor={editor} box={box} />
    </svg>
  );
}

function cornersOfLayer(editor: Editor, id: string | undefined): Point[] | undefined {
  if (id === undefined || editor.session.selection.includes(id)) return undefined;
  const node = indexLayers(layersOf(editor)).get(id);
  return (
    node &&
    cornersOf(frameOf(node.layer)).map((corner) => toScreen(editor.session.view, transformPoint(node.matrix, corner)))
  );
}

const pillHeightPx = 16;
const digitWidthPx = 6.4;

/** The size of the selection, below it, with its rotation if any; during a drag its position. */
function SizePill({ editor, box }: { editor: Editor; box: readonly Point[] }) {
  const selected = selectionBox(selectedNodes(editor));
  if (!selected || box.length === 0) return null;
  const { rect, rotate } = selected;
  const size = `${Math.round(rect.width)} × ${Math.round(rect.height)}`;
  const position = editor.pointer.kind === 'dragging' ? `${Math.round(rect.left)}, ${Math.round(rect.top)}  ` : '';
  const text = `${position}${size}${rotate === 0 ? '' : `  ${Math.round(rotate)}°`}`;
  const width = text.length * digitWidthPx + 12;
  const x = (Math.min(...box.map((point) => point.x)) + Math.max(...box.map((point) => point.x))) / 2;
  const y = Math.max(...box.map((point) => point.y)) + 16;
  return (
    <g>
      <rect className={styles.pill} x={x - width / 2} y={y} width={width} height={pillHeightPx} rx={4} />
      <text className={styles.pillText} x={x} y={y + 11.5}>
        {text}
      </text>
    </g>
  );
}

/** The lines that the drag snapped to, and the distances to what is beside it. */
function GuideLines({ guides, view }: { guides: Guides; view: View }) {
  const along = (axis: 'x' | 'y', at: number, offset: number): Point =>
    toScreen(view, axis === 'x' ? { x: at, y: offset } : { x: offset, y: at });
  return (
    <>
      {guides.lines.map(({ axis, at, from, to }) => {
        const [start, end] = [along(axis, at, from), along(axis, at, to)];
        return <line key={`${axis} ${at}`} className={styles.guide} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />;
      })}
      {guides.distances
        .filter(({ from, to }) => to - from >= 1)
        .map(({ axis, from, to, at }) => {
          const ends = [from, to].map((offset) =>
            toScreen(view, axis === 'x' ? { x: offset, y: at } : { x: at, y: offset }),
          );
          const [start = { x: 0, y: 0 }, end = start] = ends;
          const text = String(Math.round(to - from));
          const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2];
          const width = text.length * 6.4 + 10;
          return (
            <g key={`${axis} ${from} ${to}`}>
              <line className={styles.guide} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
              <rect className={styles.distance} x={x - width / 2} y={y - 8} width={width} height={16} rx={4} />
              <text className={styles.pillText} x={x} y={y + 3.5}>
                {text}
              </text>
            </g>
          );
        })}
    </>
  );
}
