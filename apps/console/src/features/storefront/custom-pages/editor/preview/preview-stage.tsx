import type { Editor } from '@tiptap/core';
import { type RefObject, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { lazyComponent } from '../../../../../ui/lazy-component.ts';
import { useText } from '../../../../../ui/text.ts';
import { pageEditorTexts } from '../editor.messages.ts';
import { usePage, usePageStore } from '../store/page-store.ts';
import { findBlockElement } from './block-boxes.ts';
import { BlockToolbar } from './block-toolbar.tsx';
import { deviceNames, fitFrame } from './devices.ts';
import { startDragOver } from './drag-over.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import type { PreviewHandle } from './preview-handle.ts';
import { PreviewOverlay } from './preview-overlay.tsx';
import { PreviewSurface } from './preview-surface.tsx';
import { useElementSize } from './use-measured.ts';

const FloatingTextToolbar = lazyComponent(
  async () => (await import('./floating-text-toolbar.tsx')).FloatingTextToolbar,
);

interface Props {
  handle: RefObject<PreviewHandle | null>;
  onReady: (document: Document) => void;
  isDragging: boolean;
}

/** The page on a device, to view and edit. */
export function PreviewStage({ handle, onReady, isDragging }: Props) {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [document, setDocument] = useState<Document>();
  const [writer, setWriter] = useState<Editor>();
  const device = usePage(({ session }) => session.device);
  const room = useElementSize(stage);
  const { widthPx, heightPx, scale } = fitFrame(device, room);
  useScrollToSelected(document);
  function ready(drawn: Document) {
    setDocument(drawn);
    onReady(drawn);
  }

  useImperativeHandle(handle, () => ({
    dragOver(mayLieIn) {
      if (!document) return { at: () => undefined, stop: () => undefined };
      const over = startDragOver(document, store, mayLieIn);
      return {
        at({ x, y }) {
          const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
          over.at({ x: (x - left) / scale, y: (y - top) / scale });
        },
        stop: over.stop,
      };
    },
  }));

  return (
    <div ref={stage} className={styles.stage} data-dragging={isDragging}>
      <p className={styles.caption}>
        <b>{deviceNames[device]}</b> {widthPx} × {heightPx} · {Math.round(scale * 100)}%
      </p>
      <div className={styles.holder} style={{ width: widthPx * scale, height: heightPx * scale }}>
        <div
          ref={frame}
          className={styles.frame}
          data-device={device}
          style={{ width: widthPx, height: heightPx, transform: `scale(${scale})` }}
        >
          <PreviewFrame title={t('preview')} widthPx={widthPx} heightPx={heightPx} onReady={ready}>
            <PreviewSurface document={document} onEditor={setWriter} />
            {document && <PreviewOverlay document={document} />}
          </PreviewFrame>
        </div>
        {document && !writer && <BlockToolbar document={document} scale={scale} heightPx={heightPx} />}
        {document && writer && (
          <Suspense>
            <FloatingTextToolbar editor={writer} document={document} scale={scale} heightPx={heightPx} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Scrolls to the selection if it was selected elsewhere, including slides of carousels. */
function useScrollToSelected(document: Document | undefined) {
  const selectedId = usePage(({ session }) => session.selectedId);
  useEffect(() => {
    if (!document || selectedId === undefined) return;
    const inside = findBlockElement(document.body, selectedId)?.firstElementChild;
    inside?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'auto' });
  }, [document, selectedId]);
}
