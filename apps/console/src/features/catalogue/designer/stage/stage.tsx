import { deepEqual } from '@platen/design/deep-equal';
import type { CanvasConfig } from '@platen/design/editor/design-document';
import { currentConfig, type Editor, layersOf, withSession } from '@platen/design/editor/editor';
import { hoverAt } from '@platen/design/editor/overlay';
import { stackAt } from '@platen/design/editor/pointer';
import { select } from '@platen/design/editor/selection';
import { fitToStage, type Session } from '@platen/design/editor/session';
import { gridCellPx } from '@platen/design/editor/snapping';
import type { Size } from '@platen/design/geometry';
import { layerKindOf } from '@platen/design/layers/index';
import { findLayer } from '@platen/design/tree';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../ui/text.ts';
import { LayerMenu } from '../commands/layer-menu.tsx';
import { designerTexts } from '../designer.messages.ts';
import { useEditor, useEditorStore } from '../store/editor-store.ts';
import { EmptyFrames } from './empty-frames.tsx';
import { Overlay } from './overlay.tsx';
import { openPagePicture } from './page-picture.ts';
import type { PictureSource } from './picture-source.ts';
import { Rulers } from './rulers.tsx';
import styles from './stage.module.css';
import { cursorAt, useStagePointer, useStageWheel } from './use-stage-pointer.ts';

interface Props {
  source: PictureSource;
  isSpaceDown: RefObject<boolean>;
}

/** The area in which the canvas is shown and edited. */
export function Stage({ source, isSpaceDown }: Props) {
  const t = useText(designerTexts);
  const store = useEditorStore();
  const element = useRef<HTMLDivElement>(null);
  const [hoveredId, setHoveredId] = useState<string>();
  const hasRulers = useEditor(({ session }) => session.showsGuides);
  useStageSize(element);
  useStageWheel(element);
  const pointer = useStagePointer(element, isSpaceDown);

  function updateHover(event: PointerEvent) {
    if (store.get().pointer.kind === 'dragging') return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    const editor = store.get();
    if (element.current) element.current.style.cursor = cursorAt(editor, at, isSpaceDown.current);
    if (editor.pointer.kind !== 'none' || event.pointerType === 'touch') return;
    const hit = hoverAt(editor, at);
    setHoveredId(hit?.kind === 'layer' ? hit.id : undefined);
  }

  /** A right click selects what is under the pointer, unless it is already selected. */
  function pickForMenu(event: MouseEvent) {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    store.act((editor) => {
      const stack = stackAt(editor, at);
      return stack.some((id) => editor.session.selection.includes(id)) ? editor : select(editor, stack.slice(0, 1));
    });
  }

  return (
    <LayerMenu>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- `role="application"` is interactive */}
      <div
        ref={element}
        className={styles.stage}
        role="application"
        aria-label={t('canvas')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- `role="application"` handles the keyboard
        tabIndex={0}
        {...pointer}
        onPointerMove={(event) => {
          pointer.onPointerMove(event);
          updateHover(event);
        }}
        onPointerLeave={() => setHoveredId(undefined)}
        onContextMenu={pickForMenu}
      >
        <Page source={source} />
        <EmptyFrames source={source} />
        <Overlay hoveredId={hoveredId} />
        {hasRulers && <Rulers />}
        <SelectionAnnouncement />
      </div>
    </LayerMenu>
  );
}

/** The current page; nothing if the template has none. Its picture opens with the first page. */
function Page({ source }: { source: PictureSource }) {
  const config = useEditor(currentConfig);
  return config ? <ShownPage source={source} config={config} /> : null;
}

/** The page: its background, its grid, its picture. */
function ShownPage({ source, config }: { source: PictureSource; config: CanvasConfig }) {
  const store = useEditorStore();
  const host = useRef<HTMLDivElement>(null);
  const view = useEditor(({ session }) => session.view);
  const showsGrid = useEditor(({ session }) => session.showsGuides);
  const latest = useRef(source);
  const picture = useRef<ReturnType<typeof openPagePicture>>(undefined);
  useEffect(() => {
    latest.current = source;
  });
  useEffect(() => {
    if (!host.current) return undefined;
    const opened = openPagePicture(host.current, store, {
      planOf: (editor) => latest.current.planOf(editor),
      fontUrls: () => latest.current.fontUrls(),
      onFailed: (hasFailed) => latest.current.onFailed(hasFailed),
      onDrawing: (isDrawing) => latest.current.onDrawing(isDrawing),
    });
    picture.current = opened;
    return opened.close;
  }, [store]);
  const { shownFor } = source;
  const fontUrls = source.fontUrls();
  const drawn = useRef({ fontUrls, shownFor });
  useEffect(() => {
    const isSame = drawn.current.fontUrls === fontUrls && drawn.current.shownFor === shownFor;
    drawn.current = { fontUrls, shownFor };
    // The same document must be drawn again: a font was loaded, or other values are shown.
    if (!isSame) picture.current?.redraw();
  }, [fontUrls, shownFor]);
  const factor = view.zoomPercent / 100;
  const cellPx = gridCellPx(config) * factor;
  const device = window.devicePixelRatio;
  const onPixel = (px: number) => Math.round(px * device) / device;
  return (
    <div
      className={styles.page}
      style={{
        width: config.width * factor,
        height: config.height * factor,
        transform: `translate(${onPixel(view.pan.x)}px, ${onPixel(view.pan.y)}px)`,
      }}
    >
      <div ref={host} className={styles.picture} data-testid="page" />
      {showsGrid && cellPx >= gridCellMinPx && (
        <span className={styles.grid} style={{ backgroundSize: `${cellPx}px ${cellPx}px` }} />
      )}
    </div>
  );
}

/** Narrower cells on the screen would look like noise. */
const gridCellMinPx = 8;

/** Announces the selection to screen readers. */
function SelectionAnnouncement() {
  const t = useText(designerTexts);
  const selection = useEditor(({ session }) => session.selection);
  const layers = useEditor(layersOf);
  const [first] = selection;
  const layer = first === undefined ? undefined : findLayer(layers, first);
  return (
    <span className={styles.spoken} role="status">
      {layer ? t('pickedLayer', { name: layer.name || layerKindOf(layer).label.en, count: selection.length }) : ''}
    </span>
  );
}

/** Reports the size of the stage to the editor. A canvas that was fitted to the stage stays fitted until the user zooms. */
function useStageSize(stage: RefObject<HTMLElement | null>): void {
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
