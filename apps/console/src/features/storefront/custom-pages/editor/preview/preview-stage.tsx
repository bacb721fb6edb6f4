import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useText } from '../../../../../ui/text.ts';
import { pageEditorTexts } from '../editor.messages.ts';
import { hover, sectionsOf, select } from '../store/page-editor.ts';
import { usePage, usePageStore } from '../store/page-store.ts';
import { blockIdAt, findBlockElement, gapBetween } from './block-boxes.ts';
import { BlockToolbar } from './block-toolbar.tsx';
import { deviceNames, fitFrame } from './devices.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { PreviewHandle } from './preview-handle.ts';
import { PreviewOverlay, sectionBoxes } from './preview-overlay.tsx';
import { PreviewPage } from './preview-page.tsx';
import styles from './preview.module.css';
import { useRoom } from './use-room.ts';

interface Props {
  handle: RefObject<PreviewHandle | null>;
  onReady: (document: Document) => void;
  isDragging: boolean;
}

/** The page on a device, to be looked at and worked on. */
export function PreviewStage({ handle, onReady, isDragging }: Props) {
  const t = useText(pageEditorTexts);
  const store = usePageStore();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [document, setDocument] = useState<Document>();
  const sections = usePage(sectionsOf);
  const device = usePage(({ session }) => session.device);
  const room = useRoom(stage);
  const { widthPx, heightPx, scale } = fitFrame(device, room);
  useSelectedInSight(document);
  function ready(drawn: Document) {
    setDocument(drawn);
    onReady(drawn);
  }

  useImperativeHandle(handle, () => ({
    gapAt({ x, y }) {
      const rect = frame.current?.getBoundingClientRect();
      if (!rect || !document || x < rect.left || x > rect.right || y < rect.top || y > rect.bottom) return undefined;
      const scrollY = document.defaultView?.scrollY ?? 0;
      const shown = gapBetween(sectionBoxes(document), (y - rect.top) / scale + scrollY);
      return withHidden(sectionsOf(store.get()), shown);
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
            <div
              onClickCapture={(event) => {
                // What is clicked here is worked on, not followed.
                event.preventDefault();
                const id = blockIdAt(event.target);
                if (id !== undefined) store.act((editor) => select(editor, id));
              }}
              onPointerOver={(event) => store.act((editor) => hover(editor, blockIdAt(event.target)))}
              onPointerLeave={() => store.act((editor) => hover(editor, undefined))}
            >
              <PreviewPage sections={sections} />
            </div>
            {document && <PreviewOverlay document={document} />}
          </PreviewFrame>
        </div>
        {document && <BlockToolbar document={document} scale={scale} heightPx={heightPx} />}
      </div>
    </div>
  );
}

/** The gap among all sections of one among those that are shown: hidden ones have no place in the preview. */
function withHidden(sections: ReturnType<typeof sectionsOf>, shownGap: number): number {
  let shown = 0;
  const index = sections.findIndex(({ hidden }) => !hidden && shown++ === shownGap);
  return index < 0 ? sections.length : index;
}

/** Scrolls to what was selected elsewhere, slides of carousels too. */
function useSelectedInSight(document: Document | undefined) {
  const selectedId = usePage(({ session }) => session.selectedId);
  useEffect(() => {
    if (!document || selectedId === undefined) return;
    const inside = findBlockElement(document.body, selectedId)?.firstElementChild;
    inside?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'auto' });
  }, [document, selectedId]);
}
