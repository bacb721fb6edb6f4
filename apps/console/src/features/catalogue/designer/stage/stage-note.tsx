import { currentConfig } from '@platen/design/editor/editor';
import { toScreen } from '@platen/design/editor/view';
import { millimetersOf } from '@platen/design/millimeters';
import { LoaderCircle, TriangleAlert } from 'lucide-react';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import { useEditor } from '../store/editor-store.ts';
import styles from './stage-note.module.css';

interface Props {
  hasFailed: boolean;
  isDrawing: boolean;
}

/** Above the page: its name and its printed size. Over the stage: that it is being drawn, or that drawing failed. */
export function StageNote({ hasFailed, isDrawing }: Props) {
  const t = useText(designerTexts);
  const config = useEditor(currentConfig);
  const view = useEditor(({ session }) => session.view);
  const dpi = useEditor(({ setup }) => setup.dpi);
  if (!config) return null;
  const at = toScreen(view, { x: 0, y: 0 });
  return (
    <>
      {at.y > 36 && (
        <span className={styles.facts} style={{ transform: `translate(${Math.max(24, at.x)}px, ${at.y - 22}px)` }}>
          <b>{config.name}</b>
          <span>
            {config.width} × {config.height} px
          </span>
          <span>
            {millimetersOf(config.width, dpi)} × {millimetersOf(config.height, dpi)} mm
          </span>
          <span>{dpi} dpi</span>
        </span>
      )}
      {hasFailed ? (
        <span className={styles.failed} role="alert">
          <TriangleAlert aria-hidden />
          {t('drawingFailed')}
        </span>
      ) : (
        isDrawing && (
          <span className={styles.drawing} role="status">
            <LoaderCircle aria-hidden />
            {t('drawing')}
          </span>
        )
      )}
    </>
  );
}
