import { finding } from '@platen/model/errors/field-findings';
import type { ImportPhotos, PhotoAssignments } from '@platen/model/orders/import-tasks';
import type { SheetCheck } from '@platen/sheet/node/sheet-file';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { InvalidFieldsError } from '../../../platform/errors/invalid-fields-error.ts';
import type { ImportImages } from './import-images.ts';
import * as queries from './import-photos.queries.ts';

/** How many pictures of a sheet are stored for people to identify them; pictures of an archive have file names. */
const shownMax = 60;

/** The photos of a task; null if none is unmatched or assigned. */
export async function getImportPhotos(db: Db, taskId: number): Promise<ImportPhotos | null> {
  const photos = await queries.findPhotos(db, taskId);
  return photos && photos.unmatched_count + photos.matched_count + photos.assigned.length > 0 ? photos : null;
}

/** The assignments of photos to rows, for a check. */
export async function listAssignments(db: Db, taskId: number) {
  const photos = await queries.findPhotos(db, taskId);
  return (photos?.assigned ?? []).map(({ photo, row_number: rowNumber, column }) => ({
    photo: photo.id,
    rowNumber,
    column,
  }));
}

/** Assigns photos to rows, under the lock of the task. Each photo and each place may be used once, and must exist. */
export async function assignPhotos(ctx: Context, taskId: number, { assignments }: PhotoAssignments): Promise<void> {
  const known = (await queries.findPhotos(ctx.db, taskId)) ?? noPhotos;
  const found = withoutAssignments(known);
  const photos = new Map(found.unmatched.map((photo) => [photo.id, photo]));
  const places = new Map(found.places.map((place) => [placeKey(place), place]));
  const assigned = assignments.map(({ photo: id, ...given }, index) => {
    const photo = photos.get(id);
    if (!photo) throw new InvalidFieldsError([finding(['assignments', index, 'photo'], 'unknown_photo')]);
    const place = places.get(placeKey(given));
    if (!place) throw new InvalidFieldsError([finding(['assignments', index, 'column'], 'unknown_photo_place')]);
    photos.delete(id);
    places.delete(placeKey(given));
    return { ...place, photo };
  });
  await queries.saveAssignments(ctx.db, taskId, found, assigned);
}

const noPhotos: ImportPhotos = {
  matched_count: 0,
  unmatched_count: 0,
  unmatched: [],
  places_count: 0,
  places: [],
  assigned: [],
  is_outdated: false,
};

/** What was found as if nothing were assigned: the check did not list earlier assignments, and they may be undone. */
function withoutAssignments({ assigned, is_outdated: _isOutdated, ...found }: ImportPhotos): queries.FoundPhotos {
  const listed = new Set(found.unmatched.map(({ id }) => id));
  const free = new Set(found.places.map(placeKey));
  const photos = assigned.flatMap(({ photo }) => (listed.has(photo.id) ? [] : [photo]));
  const places = assigned.flatMap(({ photo: _photo, ...place }) => (free.has(placeKey(place)) ? [] : [place]));
  return {
    ...found,
    unmatched: [...found.unmatched, ...photos],
    unmatched_count: found.unmatched_count + photos.length,
    places: [...found.places, ...places],
    places_count: found.places_count + places.length,
  };
}

function placeKey({ row_number, column }: { row_number: number; column: string }): string {
  return `${row_number} ${column}`;
}

/** Saves what a check found about photos, and stores those that people must see to identify. */
export async function saveFoundPhotos(
  { db }: Context,
  taskId: number,
  report: SheetCheck['photos'],
  images: ImportImages,
): Promise<void> {
  if (!report) return;
  const { matchedCount, unmatched, unmatchedCount, freeSlots: places, freeSlotsCount: placesCount } = report;
  const shown = unmatched
    .filter(({ rowNumber }) => rowNumber !== undefined)
    .slice(0, shownMax)
    .map(({ picture }) => ({ reference: referenceOf(picture), picture }));
  await images.store(shown);
  await queries.saveFoundPhotos(db, taskId, {
    matched_count: matchedCount,
    unmatched_count: unmatchedCount,
    unmatched: unmatched.map(({ picture, path, reason, rowNumber }) => ({
      id: picture.id,
      path,
      reason,
      row_number: rowNumber ?? null,
      url: images.findUrl(referenceOf(picture)) ?? null,
    })),
    places_count: placesCount,
    places: places.map(({ rowNumber: row_number, ...place }) => ({ row_number, ...place })),
  });
}

function referenceOf({ id }: { id: string }): string {
  return `picture:${id}`;
}
