import type { Block } from '@platen/pages/blocks';
import type { Sections } from '@platen/pages/page-tree';
import type { Drop } from '../store/page-editor.ts';
import type { BlockBox } from './block-boxes.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Shown {
  readonly block: Block;
  readonly box: BlockBox;
}

/** This close to the edge of a section the pointer means the gap beside it, not its children. */
const edgePx = 16;
/** The end of the line has a ring, which must not be cut off at the edge of the page. */
const lineInsetPx = 8;

/**
 * The drop position nearest to a point: among the children of a block that may contain it, if the point is over one,
 * otherwise between two sections. Hidden blocks have no box, and stay before the block that follows them.
 */
export function findDrop(
  sections: Sections,
  point: Point,
  boxOf: (id: string) => BlockBox | undefined,
  canContain: (parentId: string | null) => boolean,
): Drop | undefined {
  const shownIn = (blocks: Sections): Shown[] =>
    blocks.flatMap((block) => {
      const box = block.hidden ? undefined : boxOf(block.id);
      return box ? [{ block, box }] : [];
    });
  const shown = shownIn(sections);
  const over = shown.find(({ block, box }) => isWithin(point, box) && canContain(block.id));
  if (over) {
    const inner = shownIn(over.block.blocks);
    const gap = inner.findIndex(({ box }) => isBefore(point, box));
    const at = gap < 0 ? inner.length : gap;
    const position = { parentId: over.block.id, index: indexOfGap(over.block.blocks, inner, at) };
    return { position, line: lineBeside(inner, at) ?? { ...over.box, width: 0 } };
  }
  if (!canContain(null)) return undefined;
  const gap = shown.findIndex(({ box }) => point.y < box.top + box.height / 2);
  const at = gap < 0 ? shown.length : gap;
  return { position: { parentId: null, index: indexOfGap(sections, shown, at) }, line: lineBelow(shown, at) };
}

function isWithin({ x, y }: Point, { left, top, width, height }: BlockBox): boolean {
  const edge = Math.min(edgePx, height / 4);
  return x >= left && x <= left + width && y > top + edge && y < top + height - edge;
}

/** In reading order: in a row above it, or left of its center. */
function isBefore({ x, y }: Point, { left, top, width, height }: BlockBox): boolean {
  return y < top || (y < top + height && x < left + width / 2);
}

function indexOfGap(blocks: Sections, shown: readonly Shown[], gap: number): number {
  const next = shown[gap]?.block;
  return next ? blocks.indexOf(next) : blocks.length;
}

function lineBeside(shown: readonly Shown[], gap: number): BlockBox | undefined {
  const [before, after] = [shown[gap - 1]?.box, shown[gap]?.box];
  if (after) return { ...after, width: 0 };
  return before && { ...before, left: before.left + before.width, width: 0 };
}

function lineBelow(shown: readonly Shown[], gap: number): BlockBox {
  const [before, after] = [shown[gap - 1]?.box, shown[gap]?.box];
  const top = after?.top ?? (before ? before.top + before.height : 0);
  const width = (after ?? before)?.width ?? 0;
  return { left: lineInsetPx, top, width: width - 2 * lineInsetPx, height: 0 };
}
