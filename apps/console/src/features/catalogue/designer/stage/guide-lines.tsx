import type { Guides } from '@platen/design/editor/drag';
import { toScreen, type View } from '@platen/design/editor/view';
import type { Point } from '@platen/design/geometry';
import styles from './overlay.module.css';

/** The lines that the drag snapped to, and the distances to what is beside it. */
export function GuideLines({ guides, view }: { guides: Guides; view: View }) {
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
