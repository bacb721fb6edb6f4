import { demoFonts } from '@platen/demo/fonts';
import { readDemoFont } from '@platen/demo/node';
import type { Context } from '../platform/context.ts';
import { createFontLibrary } from '../resources/catalogue/font-libraries/font-libraries.service.ts';
import { storeFile } from '../resources/files/blobs/blobs.service.ts';

export async function seedFonts(ctx: Context): Promise<void> {
  for (const font of demoFonts) {
    const bytes = await readDemoFont(font);
    const { id } = await storeFile(ctx, { filename: font.filename, bytes, ownerId: ctx.caller.id });
    await createFontLibrary(ctx, { name: font.name, font_file_id: id, tag_list: [...font.tags] });
  }
}
