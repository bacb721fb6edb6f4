import type { DemoTemplate } from '@platen/demo/catalogue';
import { demoTemplates } from '@platen/demo/catalogue';
import {
  type DemoDesign,
  demoDesigns,
  designPictureKey,
  fontsOfDesign,
  listDesignPictures,
} from '@platen/demo/designs';
import { designPictureFilename, drawDesignPicture, drawPicture } from '@platen/demo/node';
import { factoryHoursAgo } from '@platen/demo/orders';
import { sceneOf } from '@platen/design/scene';
import type { Db } from '../platform/database/database.ts';
import { findFontLibrariesByName } from '../resources/catalogue/font-libraries/font-libraries.service.ts';
import {
  createSkuTemplate,
  moveSkuTemplate,
  updateSkuTemplate,
} from '../resources/catalogue/sku-templates/sku-templates.service.ts';
import { renderWithoutTimeLimit } from '../resources/files/renders/renders.service.ts';
import { backdate } from './backdate.queries.ts';
import { getPiece, type Piece, type SeedContext, staffContext } from './piece.ts';
import { storeFileOnce } from './store-file-once.ts';

/** A picture is about four times the work of a quick piece. */
const pictureWeight = 4;

/**
 * How the first picture of a template is made: from its own layers by the renderer, so that the gallery shows what will be
 * printed, or drawn like its other pictures, which takes a fifth of the time.
 */
type CoverSource = 'rendered' | 'drawn';

export function templatePieces(templates: readonly DemoTemplate[], covers: CoverSource = 'rendered'): Piece[] {
  return templates.map((template) => ({
    kind: 'template',
    key: template.key,
    weight: pictureWeight * (template.pictures.length + 1),
    async prepare(seed) {
      const design = await drawDesign(seed, template);
      const effectImageIds = await drawEffectImages(seed, template, covers === 'rendered' ? design : undefined);
      return (db) => insertTemplate(seed, db, { template, design, effectImageIds });
    },
  }));
}

/** Stores every picture of the template's design and returns the design with their addresses. */
async function drawDesign(seed: SeedContext, { key }: DemoTemplate): Promise<DemoDesign | undefined> {
  const urls = new Map<string, string>();
  for (const picture of listDesignPictures(seed.locale, [key])) {
    const { url } = await storeFileOnce(seed, {
      key: `design ${designPictureKey(picture)}`,
      filename: designPictureFilename(picture),
      tags: ['art-editor'],
      draw: () => drawDesignPicture(picture),
    });
    urls.set(designPictureKey(picture), url);
  }
  return demoDesigns.get(key)?.((picture) => urls.get(designPictureKey(picture)) ?? '', seed.locale);
}

async function drawEffectImages(seed: SeedContext, template: DemoTemplate, coverDesign: DemoDesign | undefined) {
  const { key, name, pictures, dpi_value } = template;
  const cover = coverDesign && (await renderCover(seed, coverDesign, dpi_value));
  const ids = cover === undefined ? [] : [cover];
  for (const [index, picture] of pictures.entries()) {
    // The cover already shows what the first picture would.
    if (index === 0 && cover !== undefined) continue;
    const filename = `${name}-${index + 1}.jpg`;
    const draw = () => drawPicture(picture);
    ids.push((await storeFileOnce(seed, { key: `template ${key} ${index}`, filename, tags: ['demo'], draw })).id);
  }
  return ids;
}

async function renderCover(seed: SeedContext, design: DemoDesign, dpi: number): Promise<number | undefined> {
  const [config] = design.effect_image_configs;
  if (!config) return undefined;
  const areas = design.sample ? { custom: design.sample } : {};
  const ctx = staffContext(seed, seed.platform.db);
  const { state, blob_id, error } = await renderWithoutTimeLimit(ctx, sceneOf(config, { areas, dpi }), 'effect');
  if (state !== 'done' || blob_id === null)
    throw new Error(`the cover of ${config.name} was not drawn: ${error ?? state}`);
  return blob_id;
}

interface DrawnTemplate {
  template: DemoTemplate;
  design: DemoDesign | undefined;
  effectImageIds: number[];
}

async function insertTemplate(seed: SeedContext, db: Db, { template: demo, design, effectImageIds }: DrawnTemplate) {
  const ctx = staffContext(seed, db);
  const { key, category, pictures: _, fonts, visibleTo, state, ...input } = demo;
  const fontNames = [...new Set([...fonts, ...(design ? fontsOfDesign(design) : [])])];
  const { id } = await createSkuTemplate(ctx, {
    ...input,
    category_id: await getPiece(db, 'category', category),
    effect_image_ids: effectImageIds,
    production_image_ids: [],
    font_library_ids: (await findFontLibrariesByName(ctx, fontNames)).map((font) => font.id),
    visible_user_ids: await visibleUserIds(seed, db, visibleTo),
  });
  if (design) {
    const { production_image_configs, effect_image_configs, custom_area_configs } = design;
    await updateSkuTemplate(ctx, id, { production_image_configs, effect_image_configs, custom_area_configs });
  }
  if (state !== 'pending') await moveSkuTemplate(ctx, id, 'published');
  if (state === 'unpublished') await moveSkuTemplate(ctx, id, 'unpublished');
  if (seed.purpose === 'demo') {
    // The gallery shows the newest first, so the age of each template follows its position in the catalogue.
    const position = demoTemplates(seed.locale).findIndex((each) => each.key === key);
    await backdate(db, 'sku_templates', id, factoryHoursAgo - position);
  }
  return id;
}

/** The demo's customers. Without them, a restricted template becomes visible to everyone. */
function visibleUserIds(seed: SeedContext, db: Db, loginNames: readonly string[]): Promise<number[]> {
  if (seed.purpose !== 'demo') return Promise.resolve([]);
  return Promise.all(loginNames.map((name) => getPiece(db, 'account', name)));
}
