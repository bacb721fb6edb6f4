import { type Block, type BlockType, blockKindOf, childTypesOf } from '@platen/pages/blocks';
import { addBlock, canAdd, changeSettings } from '@platen/pages/page-edits';
import { type Sections, walkBlocks } from '@platen/pages/page-tree';
import {
  drawZone,
  moveZone,
  resizeZone,
  type Zone,
  type ZoneHandle,
  type ZonePoint,
  zoneHandles,
} from '@platen/pages/zone-geometry';
import type { KeyboardEvent, PointerEvent, PointerEvent as ReactPointerEvent } from 'react';
import { useLocale } from 'use-intl';
import { blockName } from '../store/page-document.ts';
import { abortGesture, change, endGesture, preview, sectionsOf, select } from '../store/page-editor.ts';
import { type PageStore, usePage, usePageStore } from '../store/page-store.ts';
import type { BlockBox } from './block-boxes.ts';
import { trackPointer } from './track-pointer.ts';

const keyMoves: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The zones of an image, to draw, move and resize. A zone that is only pressed is selected. */
export function ZoneLayer({ block, box }: { block: Block; box: BlockBox }) {
  const store = usePageStore();
  const zoneType = childTypesOf(block.type).find((type) => blockKindOf({ type }).isZone);
  const begin = useZoneGesture(box, {
    cancel: () => store.act(abortGesture),
    end: () => store.act(endGesture),
  });
  return (
    <div
      className="pe-area"
      data-testid="zone-area"
      style={box}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget || !zoneType) return;
        const made = withNewZone(sectionsOf(store.get()), block, zoneType);
        if (!made) return;
        begin(event, (from, to) => {
          previewZone(store, made.base, made.id, drawZone(from, to));
          store.act((editor) => select(editor, made.id));
        });
      }}
    >
      {block.blocks.map((child) => (
        <ZoneBox key={child.id} block={child} begin={begin} />
      ))}
    </div>
  );
}

/** Adds a zone to the image, unless it has as many as are allowed. */
function withNewZone(sections: Sections, { id: parentId, blocks }: Block, type: BlockType) {
  if (!canAdd(sections, parentId, type)) return undefined;
  const base = addBlock(sections, type, { parentId, index: blocks.length });
  const known = new Set([...walkBlocks(sections)].map(({ id }) => id));
  const id = [...walkBlocks(base)].find((each) => !known.has(each.id))?.id ?? '';
  return { base, id };
}

/** Every step of a gesture is computed from the page as it was when the gesture began. */
function previewZone(store: PageStore, base: Sections, id: string, zone: Zone): void {
  store.act((editor) => preview(editor, changeSettings(base, id, { ...zone })));
}

/** One zone: dragged to move it, by its handles to resize it, both also by the arrow keys. */
function ZoneBox({ block, begin }: { block: Block; begin: ReturnType<typeof useZoneGesture> }) {
  const locale = useLocale();
  const store = usePageStore();
  const isSelected = usePage(({ session }) => session.selectedId === block.id);
  const zone = block.settings as Zone;

  function startGesture(press: PointerEvent, shape: (by: ZonePoint) => Zone) {
    press.stopPropagation();
    const base = sectionsOf(store.get());
    store.act((editor) => select(editor, block.id));
    begin(press, (from, to) => previewZone(store, base, block.id, shape({ x: to.x - from.x, y: to.y - from.y })));
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = keyMoves[event.key];
    if (!by) return;
    event.preventDefault();
    const moved = event.shiftKey ? resizeZone(zone, { x: 1, y: 1 }, by) : moveZone(zone, by);
    store.act((editor, timeMs) =>
      change(editor, (now) => changeSettings(now, block.id, { ...moved }), timeMs, `${block.id}.keys`),
    );
  }

  return (
    <div
      className="pe-zone"
      role="button"
      tabIndex={0}
      aria-label={blockName(block, locale)}
      data-zone={block.id}
      data-selected={isSelected}
      style={percentStyle(zone)}
      onPointerDown={(event) => startGesture(event, (by) => moveZone(zone, by))}
      onKeyDown={onKeyDown}
    >
      <span>{blockName(block, locale)}</span>
      {isSelected &&
        zoneHandles.map((handle) => (
          <i
            key={`${handle.x} ${handle.y}`}
            className="pe-handle"
            data-handle={`${handle.x} ${handle.y}`}
            style={handleStyle(handle)}
            onPointerDown={(event) => startGesture(event, (by) => resizeZone(zone, handle, by))}
          />
        ))}
    </div>
  );
}

function percentStyle({ top, left, width, height }: Zone) {
  return { top: `${top}%`, left: `${left}%`, width: `${width}%`, height: `${height}%` };
}

function handleStyle({ x, y }: ZoneHandle) {
  const cursor = x === 0 ? 'ns-resize' : y === 0 ? 'ew-resize' : x === y ? 'nwse-resize' : 'nesw-resize';
  return { left: `${50 + 50 * x}%`, top: `${50 + 50 * y}%`, cursor };
}

interface Ends {
  end: () => void;
  cancel: () => void;
}

/** Tracks a pointer over an image, in percent of its size. */
function useZoneGesture(box: BlockBox, ends: Ends) {
  return function begin(press: ReactPointerEvent, onMove: (from: ZonePoint, to: ZonePoint) => void) {
    const { defaultView } = (press.currentTarget as HTMLElement).ownerDocument;
    const percentOf = ({ clientX, clientY }: { clientX: number; clientY: number }): ZonePoint => ({
      x: ((clientX + (defaultView?.scrollX ?? 0) - box.left) / box.width) * 100,
      y: ((clientY + (defaultView?.scrollY ?? 0) - box.top) / box.height) * 100,
    });
    const from = percentOf(press);
    press.preventDefault();
    trackPointer(press, { ...ends, move: (event) => onMove(from, percentOf(event)) });
  };
}
