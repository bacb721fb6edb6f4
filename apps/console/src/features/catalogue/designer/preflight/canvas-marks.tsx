import { layersOf } from '@platen/design/editor/editor';
import { indexLayers } from '@platen/design/editor/layer-nodes';
import { toScreen } from '@platen/design/editor/view';
import { cornersOf, type Point, transformPoint } from '@platen/design/geometry';
import { frameOf } from '@platen/design/layers/define-layer';
import { useEditor } from '../store/editor-store.ts';
import { findingsByLayer, worstOf } from './finding-mark.tsx';
import styles from './preflight.module.css';
import type { PlanFinding, PreflightFinding } from './preflight.types.ts';
import { useFindings } from './use-preflight.ts';

const pillHeightPx = 18;
const letterWidthPx = 7;

/** The frames of layers with findings, each with its numbers. Drawn over the canvas, in screen pixels. */
export function CanvasMarks() {
  const editor = useEditor((each) => each);
  const ofLayers = findingsByLayer(useFindings(), editor.session.configId);
  const nodes = indexLayers(layersOf(editor));
  if (editor.pointer.kind === 'dragging') return null;
  return (
    <svg className={styles.marks} aria-hidden>
      {[...ofLayers].map(([id, own]) => {
        const node = nodes.get(id);
        if (!node) return null;
        const corners = cornersOf(frameOf(node.layer)).map((corner) =>
          toScreen(editor.session.view, transformPoint(node.matrix, corner)),
        );
        return <Mark key={id} corners={corners} findings={own} />;
      })}
    </svg>
  );
}

function Mark({ corners, findings }: { corners: readonly Point[]; findings: readonly PreflightFinding[] }) {
  const [first] = findings;
  const short = first ? (canvasMarkTexts[first.kind]?.(first.detail) ?? '') : '';
  const text = [findings.map(({ number }) => number).join(' '), short].filter((part) => part !== '').join('  ');
  const width = Math.max(pillHeightPx, text.length * letterWidthPx + 10);
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y)) - pillHeightPx - 3;
  return (
    <g data-severity={worstOf(findings)}>
      <polygon points={corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      <rect x={left} y={top} width={width} height={pillHeightPx} rx={pillHeightPx / 2} />
      <text x={left + width / 2} y={top + 13}>
        {text}
      </text>
    </g>
  );
}

/** What the canvas shows beside the number of a finding: a figure or a letter, the same in both languages. */
const canvasMarkTexts: Readonly<Partial<Record<PlanFinding['kind'], (detail: string) => string>>> = {
  low_resolution: (dpi) => `${dpi} dpi`,
  very_low_resolution: (dpi) => `${dpi} dpi`,
  missing_glyph: (character) => character,
  code_too_small: (mm) => `< ${mm} mm`,
};
