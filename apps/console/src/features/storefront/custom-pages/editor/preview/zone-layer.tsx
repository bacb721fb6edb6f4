import { type Block, blockKindOf, type BlockType, childTypesOf } from '@platen/pages/blocks';
import { addBlock, canAdd, changeSettings } from '@platen/pages/page-edits';
import { type Sections, walkBlocks } from '@platen/pages/page-tree';
import { drawZone, moveZone, resizeZone, type Zone, type ZoneHandle, zoneHandles } from '@platen/pages/zone-geometry';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'use-intl';
import { blockName } from '../store/block-names.ts';
import { change, abortGesture, endGesture, preview, sectionsOf, select } from '../store/page-editor.ts';
import { usePage, usePageStore } from '../store/page-store.ts';
import type { BlockBox } from './block-boxes.ts';
import { useZoneGesture } from './use-zone-gesture.ts';

const keyMoves: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The zones of an image, to draw, move and resize. A zone that is only pressed is selected. */
export function ZoneLayer({ block, box }: { block: Block; box: BlockBox }) {
  const locale = useLocale();
  const store = usePageStore();
  const selectedId = usePage(({ session }) => session.selectedId);
  const zoneType = childTypesOf(block.type).find((type) => blockKindOf({ type }).isZone);
  const begin = useZoneGesture(box, {
    cancel: () => store.act(abortGesture),
    end: () => store.act(endGesture),
  });

  /** Every step of a gesture is computed from the page as it was when the gesture began. */
  const show = (base: Sections, id: string, zone: Zone) =>
    store.act((editor) => preview(editor, changeSettings(base, id, { ...zone })));

  function drawNew(type: BlockType) {
    const before = sectionsOf(store.get());
    if (!canAdd(before, block.id, type)) return undefined;
    const base = addBlock(before, type, { parentId: block.id, index: block.blocks.length });
    const known = new Set([...walkBlocks(before)].map(({ id }) => id));
    const id = [...walkBlocks(base)].find((each) => !known.has(each.id))?.id ?? '';
    return { base, id };
  }

  return (
    <div
      className="pe-area"
      data-testid="zone-area"
      style={box}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget || !zoneType) return;
        const made = drawNew(zoneType);
        if (!made) return;
        begin(event, (from, to) => {
          show(made.base, made.id, drawZone(from, to));
          store.act((editor) => select(editor, made.id));
        });
      }}
    >
      {block.blocks.map((child) => {
        const zone = child.settings as Zone;
        const isSelected = child.id === selectedId;
        const startFrom = (shape: (from: { x: number; y: number }, to: { x: number; y: number }) => Zone) => {
          const base = sectionsOf(store.get());
          store.act((editor) => select(editor, child.id));
          return (from: { x: number; y: number }, to: { x: number; y: number }) =>
            show(base, child.id, shape(from, to));
        };
        const resize = (handle: ZoneHandle) =>
          startFrom((from, to) => resizeZone(zone, handle, { x: to.x - from.x, y: to.y - from.y }));
        return (
          <div
            key={child.id}
            className="pe-zone"
            role="button"
            tabIndex={0}
            aria-label={blockName(child, locale)}
            data-zone={child.id}
            data-selected={isSelected}
            style={percentStyle(zone)}
            onPointerDown={(event) => {
              event.stopPropagation();
              begin(
                event,
                startFrom((from, to) => moveZone(zone, { x: to.x - from.x, y: to.y - from.y })),
              );
            }}
            onKeyDown={(event: KeyboardEvent) => {
              const by = keyMoves[event.key];
              if (!by) return;
              event.preventDefault();
              const moved = event.shiftKey ? resizeZone(zone, { x: 1, y: 1 }, by) : moveZone(zone, by);
              store.act((editor, timeMs) =>
                change(editor, (now) => changeSettings(now, child.id, { ...moved }), timeMs, `${child.id}.keys`),
              );
            }}
          >
            <span>{blockName(child, locale)}</span>
            {isSelected &&
              zoneHandles.map((handle) => (
                <i
                  key={`${handle.x} ${handle.y}`}
                  className="pe-handle"
                  data-handle={`${handle.x} ${handle.y}`}
                  style={handleStyle(handle)}
                  onPointerDown={(event) => {
                    event.stopPropagation();
                    begin(event, resize(handle));
                  }}
                />
              ))}
          </div>
        );
      })}
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
