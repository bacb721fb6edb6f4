import { type DemoCategory, demoCategories, demoLibraryCategories, type PictureSpec } from '@platen/demo/catalogue';
import { demoFonts } from '@platen/demo/fonts';
import { type DemoLibrary, demoLibraries } from '@platen/demo/libraries';
import { drawLibraryFile, drawPicture, readDemoFont } from '@platen/demo/node';
import { factoryHoursAgo } from '@platen/demo/orders';
import type { Locale } from '@platen/model/text/locale';
import { createCategory, findCategoryByName } from '../resources/catalogue/categories/categories.service.ts';
import {
  createFontLibrary,
  findFontLibrariesByName,
} from '../resources/catalogue/font-libraries/font-libraries.service.ts';
import { createImageLibrary } from '../resources/catalogue/image-libraries/image-libraries.service.ts';
import { backdate } from './backdate.queries.ts';
import { getPiece, type Piece, quickPiece, type SeedContext, staffContext } from './piece.ts';
import { storeFileOnce } from './store-file-once.ts';

const libraryWeight = 16;

export function fontPieces(locale: Locale): Piece[] {
  return demoFonts(locale).map((font) => ({
    kind: 'font',
    key: font.name,
    weight: 1,
    async prepare(seed) {
      const { filename, name, tags } = font;
      const file = await storeFileOnce(seed, { key: `font ${name}`, filename, draw: () => readDemoFont(font) });
      return async (db) => {
        const ctx = staffContext(seed, db);
        const [found] = await findFontLibrariesByName(ctx, [name]);
        if (found) return { foundId: found.id };
        const { id } = await createFontLibrary(ctx, { name, font_file_id: file.id, tag_list: [...tags] });
        if (seed.purpose === 'demo') await backdate(db, 'font_libraries', id, factoryHoursAgo);
        return id;
      };
    },
  }));
}

export function categoryPieces(locale: Locale): Piece[] {
  return [
    ...categoryTreePieces('categories', 'category', demoCategories(locale)),
    ...categoryTreePieces('library_categories', 'library_category', demoLibraryCategories(locale)),
  ];
}

function categoryTreePieces(
  tree: 'categories' | 'library_categories',
  kind: string,
  categories: readonly DemoCategory[],
): Piece[] {
  const pieceOf = (key: string, name: string, parentKey?: string) =>
    quickPiece(kind, key, async (seed, db) => {
      const ctx = staffContext(seed, db);
      const parent_id = parentKey === undefined ? null : await getPiece(db, kind, parentKey);
      const found = await findCategoryByName(ctx, tree, { name, parent_id });
      return found ? { foundId: found.id } : (await createCategory(ctx, tree, { name, parent_id })).id;
    });
  return categories.flatMap(({ key, name, children }) => [
    pieceOf(key, name),
    ...children.map((child) => pieceOf(child.key, child.name, key)),
  ]);
}

export function libraryPieces(locale: Locale): Piece[] {
  return demoLibraries(locale).map((library) => ({
    kind: 'image_library',
    key: library.key,
    weight: libraryWeight,
    async prepare(seed) {
      const { key: _key, category, previews: _previews, file: _file, ...input } = library;
      const { previewIds, fileId } = await drawLibrary(seed, library);
      return async (db) => {
        const made = await createImageLibrary(staffContext(seed, db), {
          ...input,
          library_category_id: await getPiece(db, 'library_category', category),
          preview_image_ids: previewIds,
          file_id: fileId,
        });
        if (seed.purpose === 'demo') await backdate(db, 'image_libraries', made.id, factoryHoursAgo);
        return made.id;
      };
    },
  }));
}

async function drawLibrary(seed: SeedContext, { key, name, previews, file }: DemoLibrary) {
  const drawn = new Map<PictureSpec, Buffer>();
  const previewIds: number[] = [];
  for (const [index, picture] of previews.entries()) {
    const filename = `${name}-${index + 1}.jpg`;
    const draw = async () => {
      const bytes = await drawPicture(picture);
      drawn.set(picture, bytes);
      return bytes;
    };
    previewIds.push((await storeFileOnce(seed, { key: `library ${key} ${index}`, filename, tags: ['demo'], draw })).id);
  }
  const { filename } = file;
  const stored = await storeFileOnce(seed, {
    key: `library ${key}`,
    filename,
    draw: () => drawLibraryFile(file, drawn),
  });
  return { previewIds, fileId: stored.id };
}
