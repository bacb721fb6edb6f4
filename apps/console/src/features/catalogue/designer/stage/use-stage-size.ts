import { deepEqual } from '@platen/design/deep-equal';
import { currentConfig, type Editor, withSession } from '@platen/design/editor/editor';
import { fitToStage, type Session } from '@platen/design/editor/session';
import type { Size } from '@platen/design/geometry';
import { type RefObject, useEffect } from 'react';
import { useEditorStore } from '../store/use-editor.ts';

/** Reports the size of the stage to the editor. A canvas that was fitted to the stage stays fitted until the user zooms. */
export function useStageSize(stage: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      store.act((editor) => withSession(editor, resized(editor, { width, height })));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, store]);
}

function resized(editor: Editor, stage: Size): Pick<Session, 'stage' | 'view'> {
  const { view, stage: before } = editor.session;
  const config = currentConfig(editor);
  const isFitted = config !== undefined && deepEqual(view, fitToStage(config, before));
  return { stage, view: isFitted ? fitToStage(config, stage) : view };
}
