import type { XmlAttributes } from '../xml/xml-scanner.ts';

const emuPerPoint = 12_700;
const emuPerPixel = 9525;
/** Widths are in characters of the standard font, which are 7 pixels wide. */
const characterPixels = 7;
const defaultWidthPixels = 64;
const defaultHeightPoints = 15;

/** How high rows and how wide columns are, in EMU, as far as the sheet has said so. */
export class SheetGeometry {
  defaultHeight = defaultHeightPoints * emuPerPoint;
  private defaultWidth = defaultWidthPixels * emuPerPixel;
  private readonly columns: { first: number; last: number; width: number }[] = [];

  readDefaults(attributes: XmlAttributes): void {
    const height = positive(attributes.get('defaultRowHeight'));
    const width = positive(attributes.get('defaultColWidth'));
    if (height !== undefined) this.defaultHeight = height * emuPerPoint;
    if (width !== undefined) this.defaultWidth = widthOfCharacters(width);
    if (isOn(attributes.get('zeroHeight'))) this.defaultHeight = 0;
  }

  readColumn(attributes: XmlAttributes): void {
    const width = positive(attributes.get('width'));
    this.columns.push({
      first: Number(attributes.get('min')) - 1,
      last: Number(attributes.get('max')) - 1,
      width: isOn(attributes.get('hidden')) ? 0 : width === undefined ? this.defaultWidth : widthOfCharacters(width),
    });
  }

  heightOfRow(attributes: XmlAttributes): number {
    if (isOn(attributes.get('hidden'))) return 0;
    const height = positive(attributes.get('ht'));
    return height === undefined ? this.defaultHeight : height * emuPerPoint;
  }

  widthOf(column: number): number {
    const given = this.columns.find(({ first, last }) => column >= first && column <= last);
    return given?.width ?? this.defaultWidth;
  }
}

export function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function positive(value: string | undefined): number | undefined {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}

function widthOfCharacters(characters: number): number {
  return Math.trunc(characters * characterPixels + 0.5) * emuPerPixel;
}
