import { currentConfig, withSession } from '@platen/design/editor/editor';
import { fitToStage } from '@platen/design/editor/session';
import { type RefObject, useEffect } from 'react';
import { useEditorStore } from '../store/use-editor.ts';

/** Tells the editor how large its stage is. The first time, the canvas is fitted into it. */
export function useStageSize(stage: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const fits = isFirst;
      isFirst = false;
      store.act((editor) => {
        const config = fits ? currentConfig(editor) : undefined;
        return withSession(editor, {
          stage: { width, height },
          ...(config && { view: fitToStage(config, { width, height }) }),
        });
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, store]);
}
