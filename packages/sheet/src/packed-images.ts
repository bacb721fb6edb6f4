import { customItemPrefix } from '@platen/model/orders/form-orders';
import type { OrderArchive } from './order-archive.ts';
import type { SheetPicture } from './raw-rows.ts';
import type { SheetRow } from './read-order-sheet.ts';

/** A row with the images that lay beside its sheet in it: what is corrected is imported again without the archive. */
export function withPackedImages(row: SheetRow, archive: Pick<OrderArchive, 'find'>): SheetRow {
  const cells = new Map(row.cells);
  const pictures = new Map(row.pictures);
  for (const [key, text] of row.cells) {
    if (key !== 'production_image_urls' && !key.startsWith(customItemPrefix)) continue;
    const { found, rest } = findPacked(text, archive);
    if (found.length === 0) continue;
    pictures.set(key, [...found, ...(pictures.get(key) ?? [])]);
    if (rest === '') cells.delete(key);
    else cells.set(key, rest);
  }
  return { ...row, cells, pictures };
}

function findPacked(text: string, archive: Pick<OrderArchive, 'find'>): { found: SheetPicture[]; rest: string } {
  const found: SheetPicture[] = [];
  const rest: string[] = [];
  for (const line of text.split('\n')) {
    const path = line.trim();
    const packed = path === '' ? undefined : archive.find(path);
    if (packed) found.push({ ...packed, id: `packed:${path}` });
    else rest.push(line);
  }
  return { found, rest: rest.join('\n') };
}
