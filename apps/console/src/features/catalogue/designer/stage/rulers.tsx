import { selectedNodes } from '@platen/design/editor/editor';
import { frameOnCanvas } from '@platen/design/editor/layer-nodes';
import { unionRects } from '@platen/design/geometry';
import { useEditor } from '../store/editor-store.ts';
import styles from './rulers.module.css';

/** The minimum distance between two figures, in screen pixels. */
const labelGapPx = 64;
/** Each ruler starts next to the other one. */
const ruleWidthPx = 20;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** Rulers along both edges, with the extent of the selection. */
export function Rulers() {
  const editor = useEditor((each) => each);
  const { view, stage } = editor.session;
  const span = unionRects(selectedNodes(editor).map(frameOnCanvas));
  const factor = view.zoomPercent / 100;
  return (
    <>
      <span className={styles.corner}>px</span>
      <Ruler
        axis="x"
        pan={view.pan.x - ruleWidthPx}
        factor={factor}
        length={stage.width}
        from={span?.left}
        extent={span?.width}
      />
      <Ruler
        axis="y"
        pan={view.pan.y - ruleWidthPx}
        factor={factor}
        length={stage.height}
        from={span?.top}
        extent={span?.height}
      />
    </>
  );
}

interface RulerProps {
  axis: 'x' | 'y';
  pan: number;
  factor: number;
  length: number;
  from: number | undefined;
  extent: number | undefined;
}

function Ruler({ axis, pan, factor, length, from, extent }: RulerProps) {
  const step = steps.find((each) => each * factor >= labelGapPx) ?? 20_000;
  const minor = step / 10;
  const first = Math.floor(-pan / factor / step) * step;
  const count = Math.ceil(length / factor / step) + 2;
  const at = (value: number) => Math.round(pan + value * factor) + 0.5;
  const ticks = Array.from({ length: count * 10 }, (_, index) => first + index * minor);
  const lines = ticks.map((value, index) => {
    const size = index % 10 === 0 ? 10 : index % 5 === 0 ? 6 : 4;
    return axis === 'x' ? `M${at(value)} 20v${-size}` : `M20 ${at(value)}h${-size}`;
  });
  return (
    <svg className={styles[axis]} aria-hidden>
      {from !== undefined && extent !== undefined && (
        <rect
          className={styles.span}
          {...(axis === 'x'
            ? { x: pan + from * factor, y: 0, width: extent * factor, height: 20 }
            : { x: 0, y: pan + from * factor, width: 20, height: extent * factor })}
        />
      )}
      <path className={styles.ticks} d={lines.join('')} />
      {Array.from({ length: count }, (_, index) => first + index * step).map((value) => (
        <text
          key={value}
          className={styles.figure}
          {...(axis === 'x'
            ? { x: at(value) + 3, y: 9 }
            : { transform: `translate(9 ${at(value) + 3}) rotate(-90)`, textAnchor: 'end' })}
        >
          {value}
        </text>
      ))}
    </svg>
  );
}
