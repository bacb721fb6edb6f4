import { sheetError } from '../sheet-error.ts';
import type { XmlAttributes } from '../xml/xml-scanner.ts';
import type { Parts } from './parts.ts';

/** Where a picture begins and how far it reaches along rows or columns, in EMU (914,400 to the inch). */
export interface Span {
  index: number;
  offset: number;
  extent: number;
  /** Where it ends, where the file says so; `extent` does not count then. */
  end: { index: number; offset: number } | undefined;
  /** `offset` is a distance to walk over as many rows or columns as it takes, not a place inside the first one. */
  isFree: boolean;
}

export interface FloatingPicture {
  part: string;
  down: Span;
  across: Span;
}

interface Box {
  x: number;
  y: number;
  cx: number;
  cy: number;
}

type Corner = Record<'col' | 'colOff' | 'row' | 'rowOff', number>;

const anchors = new Set(['xdr:oneCellAnchor', 'xdr:twoCellAnchor', 'xdr:absoluteAnchor']);

/** The pictures that lie over the cells of a sheet, those in groups each by itself. */
export async function readDrawing(parts: Parts, name: string): Promise<FloatingPicture[]> {
  const targets = new Map((await parts.relationshipsOf(name)).map(({ id, target }) => [id, target]));
  const reader = new DrawingReader(targets, parts.reading.limits.pictures);
  await parts.scanAll(name, reader);
  return reader.pictures;
}

class DrawingReader {
  readonly pictures: FloatingPicture[] = [];
  private readonly targets: ReadonlyMap<string, string>;
  private readonly limit: number;
  private from: Corner | undefined;
  private to: Corner | undefined;
  private corner: Corner | undefined;
  private field: keyof Corner | undefined;
  private box: Box = emptyBox();
  /** From the inside of each open group to the sheet. */
  private groups: Frame[] = [];
  private isInFill = false;
  private picture: { box: Box; part: string | undefined } | undefined;
  /** How many pictures there were before an alternative: its fallback counts only where the choice had none. */
  private readonly alternatives: number[] = [];
  private isIgnored = false;

  constructor(targets: ReadonlyMap<string, string>, limit: number) {
    this.targets = targets;
    this.limit = limit;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (anchors.has(name)) this.startAnchor();
    else if (name === 'xdr:from') this.corner = this.from = emptyCorner();
    else if (name === 'xdr:to') this.corner = this.to = emptyCorner();
    else if (this.corner) this.field = cornerFields[name];
    else if (name === 'xdr:pos')
      Object.assign(this.box, { x: numberOf(attributes, 'x'), y: numberOf(attributes, 'y') });
    else if (name === 'xdr:ext')
      Object.assign(this.box, { cx: numberOf(attributes, 'cx'), cy: numberOf(attributes, 'cy') });
    else if (name === 'xdr:grpSp') this.groups.push(new Frame());
    else if (name === 'xdr:pic') this.picture = { box: emptyBox(), part: undefined };
    else if (name === 'mc:AlternateContent') this.alternatives.push(this.pictures.length);
    else if (name === 'mc:Fallback') this.isIgnored = this.pictures.length > (this.alternatives.at(-1) ?? 0);
    else if (name === 'xdr:blipFill') this.isInFill = true;
    else if (name === 'a:blip') this.openBlip(attributes);
    else this.openTransform(name, attributes);
  }

  text(text: string): void {
    if (this.corner && this.field) this.corner[this.field] += Number(text) || 0;
  }

  close(name: string): void {
    if (name === 'xdr:from' || name === 'xdr:to') this.corner = undefined;
    else if (this.corner) this.field = undefined;
    else if (name === 'xdr:grpSp') this.groups.pop();
    else if (name === 'mc:Fallback') this.isIgnored = false;
    else if (name === 'mc:AlternateContent') this.alternatives.pop();
    else if (name === 'xdr:blipFill') this.isInFill = false;
    else if (name === 'xdr:pic') this.finishPicture();
  }

  /** Only that of the picture's own fill: extensions of its shape may name others, which Excel does not show. */
  private openBlip(attributes: XmlAttributes): void {
    if (this.picture && this.isInFill) this.picture.part ??= this.targets.get(attributes.get('r:embed') ?? '');
  }

  private startAnchor(): void {
    this.from = this.to = this.corner = undefined;
    this.groups = [];
    this.box = emptyBox();
  }

  /** Of the picture, or of the innermost group: a group's own transform comes before its members. */
  private openTransform(name: string, attributes: XmlAttributes): void {
    const group = this.groups.at(-1);
    const outer = this.picture?.box ?? group?.outer;
    if (name === 'a:off' && outer) Object.assign(outer, { x: numberOf(attributes, 'x'), y: numberOf(attributes, 'y') });
    if (name === 'a:ext' && outer && attributes.get('cx') !== undefined)
      Object.assign(outer, { cx: numberOf(attributes, 'cx'), cy: numberOf(attributes, 'cy') });
    if (this.picture || !group) return;
    if (name === 'a:chOff') Object.assign(group.inner, { x: numberOf(attributes, 'x'), y: numberOf(attributes, 'y') });
    if (name === 'a:chExt')
      Object.assign(group.inner, { cx: numberOf(attributes, 'cx'), cy: numberOf(attributes, 'cy') });
  }

  private finishPicture(): void {
    const { picture, groups, from, to, box } = this;
    this.picture = undefined;
    if (picture?.part === undefined || this.isIgnored) return;
    if (this.pictures.length >= this.limit) throw sheetError('too_many_pictures', { limit: this.limit });
    const { part } = picture;
    if (groups.length > 0) {
      const placed = groups.reduceRight((inner, group) => group.place(inner), picture.box);
      const outer = groups[0]?.outer ?? emptyBox();
      const start = from ? { x: 0, y: 0 } : box;
      this.addFree(part, from ?? emptyCorner(), {
        ...placed,
        x: start.x + placed.x - outer.x,
        y: start.y + placed.y - outer.y,
      });
    } else if (from) {
      const [downEnd, acrossEnd] = [
        to && { index: to.row, offset: to.rowOff },
        to && { index: to.col, offset: to.colOff },
      ];
      this.pictures.push({
        part,
        down: { index: from.row, offset: from.rowOff, extent: box.cy, end: downEnd, isFree: false },
        across: { index: from.col, offset: from.colOff, extent: box.cx, end: acrossEnd, isFree: false },
      });
    } else {
      this.addFree(part, emptyCorner(), box);
    }
  }

  /** At a distance from the first corner of its group, or from that of the sheet. */
  private addFree(part: string, from: Corner, { x, y, cx, cy }: Box): void {
    this.pictures.push({
      part,
      down: { index: from.row, offset: from.rowOff + y, extent: cy, end: undefined, isFree: true },
      across: { index: from.col, offset: from.colOff + x, extent: cx, end: undefined, isFree: true },
    });
  }
}

/** A group: its place outside, and the coordinates that its members are in. */
class Frame {
  readonly outer = emptyBox();
  readonly inner = emptyBox();

  place(box: Box): Box {
    const { outer, inner } = this;
    const scaleX = inner.cx > 0 ? outer.cx / inner.cx : 1;
    const scaleY = inner.cy > 0 ? outer.cy / inner.cy : 1;
    return {
      x: outer.x + (box.x - inner.x) * scaleX,
      y: outer.y + (box.y - inner.y) * scaleY,
      cx: box.cx * scaleX,
      cy: box.cy * scaleY,
    };
  }
}

const cornerFields: Readonly<Record<string, keyof Corner>> = {
  'xdr:col': 'col',
  'xdr:colOff': 'colOff',
  'xdr:row': 'row',
  'xdr:rowOff': 'rowOff',
};

function emptyBox(): Box {
  return { x: 0, y: 0, cx: 0, cy: 0 };
}

function emptyCorner(): Corner {
  return { col: 0, colOff: 0, row: 0, rowOff: 0 };
}

function numberOf(attributes: XmlAttributes, name: string): number {
  const number = Number(attributes.get(name));
  return Number.isFinite(number) ? number : 0;
}
