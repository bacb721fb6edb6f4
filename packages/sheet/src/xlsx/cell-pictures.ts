import type { Parts, Relationship } from './parts.ts';
import { readRichPictures } from './rich-pictures.ts';
import { readWpsPictures } from './wps-pictures.ts';

/** The pictures that are the content of a cell: those of Excel 365, and those of WPS. */
export interface CellPictures {
  /** By the cell's number of value metadata. */
  readonly rich: ReadonlyMap<number, string>;
  /** By the name in the cell's formula: `DISPIMG("ID_…", 1)`. */
  readonly wps: ReadonlyMap<string, string>;
}

export async function readCellPictures(parts: Parts, relationships: readonly Relationship[]): Promise<CellPictures> {
  return { rich: await readRichPictures(parts, relationships), wps: await readWpsPictures(parts, relationships) };
}
