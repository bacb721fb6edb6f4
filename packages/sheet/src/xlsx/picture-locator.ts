import type { FloatingPicture, Span } from './drawing.ts';
import type { SheetGeometry } from './sheet-geometry.ts';

export interface PlacedPicture {
  column: number;
  part: string;
}

/**
 * Which row and column each floating picture belongs to, found while the rows go by, because only then are their heights
 * known. Rows are counted from 0 and come in order.
 */
export class PictureLocator {
  private readonly geometry: SheetGeometry;
  /** Those still to be placed, by the row that they may be in. */
  private readonly waiting: FloatingPicture[];
  private next = 0;

  constructor(pictures: readonly FloatingPicture[], geometry: SheetGeometry) {
    this.geometry = geometry;
    this.waiting = pictures
      .map(({ part, down, across }) => ({ part, down: { ...down }, across: { ...across } }))
      .sort((one, other) => one.down.index - other.down.index);
  }

  /** The first row before `row`, all of the default height, that has pictures; it is then done with. */
  takeBefore(row: number): { row: number; pictures: PlacedPicture[] } | undefined {
    for (;;) {
      const first = this.waiting[this.next]?.down.index;
      if (first === undefined || first >= row) return undefined;
      const pictures = this.take(first, this.geometry.defaultHeight, row);
      if (pictures.length > 0) return { row: first, pictures };
    }
  }

  takeAt(row: number, height: number): PlacedPicture[] {
    return this.take(row, height, row + 1);
  }

  private take(row: number, height: number, before: number): PlacedPicture[] {
    const placed: PlacedPicture[] = [];
    while (this.waiting[this.next]?.down.index === row) {
      const picture = this.waiting[this.next] as FloatingPicture;
      if (belongsToNext(picture.down, height)) {
        moveOn(picture.down, height, before);
        this.sortIn();
      } else {
        this.next++;
        placed.push({ column: this.columnOf(picture.across), part: picture.part });
      }
    }
    return placed;
  }

  /** The first one may now be behind others. */
  private sortIn(): void {
    const { waiting } = this;
    for (let at = this.next; at + 1 < waiting.length; at++) {
      const [one, other] = [waiting[at] as FloatingPicture, waiting[at + 1] as FloatingPicture];
      if (one.down.index <= other.down.index) return;
      waiting[at] = other;
      waiting[at + 1] = one;
    }
  }

  private columnOf(across: Span): number {
    while (across.index < columnsMax) {
      const width = this.geometry.widthOf(across.index);
      if (!belongsToNext(across, width)) break;
      moveOn(across, width, across.index + 1);
    }
    return across.index;
  }
}

const columnsMax = 16_384;

/**
 * People place pictures by hand: one that begins a few pixels above its row, or reaches far below it, is still meant for
 * that row. So a picture is in the first row that it covers half of, or else in the one that holds more of it.
 */
function belongsToNext({ index, offset, extent, end, isFree }: Span, size: number): boolean {
  if (isFree && offset >= size) return true;
  const inside = Math.max(0, size - offset);
  const beyond = end ? beyondEnd(end, index) : offset + extent - size;
  return inside < size / 2 && beyond > inside;
}

function beyondEnd(end: { index: number; offset: number }, index: number): number {
  if (end.index > index + 1) return Number.POSITIVE_INFINITY;
  return end.index === index + 1 ? end.offset : 0;
}

/** By one, or by as many as it takes and are there before `before`, all of one size. */
function moveOn(span: Span, size: number, before: number): void {
  const steps = span.isFree && span.offset >= size ? Math.floor(span.offset / Math.max(size, 1)) : 1;
  const taken = Math.max(1, Math.min(steps, before - span.index));
  const passed = span.offset - taken * size;
  if (passed < 0) span.extent += passed;
  span.offset = Math.max(0, passed);
  span.index += taken;
}
