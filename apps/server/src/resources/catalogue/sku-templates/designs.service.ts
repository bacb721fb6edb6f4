import { defaultPriceOf, withSizePrices } from '@platen/design/config-prices';
import { type DesignFinding, type DesignMessage, findingText } from '@platen/design/design.messages';
import { customItemsOf, withConfigItems } from '@platen/design/excel-config';
import { hasPressColors, largestBleedMm, type PrintOptions } from '@platen/design/print-options';
import { checkBeforeSave } from '@platen/design/save-check';
import { configListOf, type TemplateConfig } from '@platen/design/template';
import type { SizePrice, SkuTemplateUpdate } from '@platen/model/catalogue/sku-templates';
import { finding } from '@platen/model/errors/field-findings';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { InvalidFieldsError } from '../../../platform/errors/invalid-fields-error.ts';
import { findUsableBlobs } from '../../files/blobs/blobs.service.ts';
import { isPressProfile } from '../../files/renders/print-profiles.service.ts';
import { lockFontsByName } from '../font-libraries/font-libraries.queries.ts';
import { assetsOf } from './design-assets.ts';
import * as queries from './sku-templates.queries.ts';
import { toSizePrices } from './sku-templates.rows.ts';

const lists = Object.values(configListOf);
export type Design = Record<(typeof lists)[number], TemplateConfig[]>;
export type DesignUpdate = Partial<Design>;

/**
 * Replaces the given parts of a template's design, and its fonts, and derives what its orders can fill in. Fonts that the design
 * names belong to the template whether they are given or not: without them, the designer and the grid could not draw its texts.
 */
export async function saveDesign(
  ctx: Context,
  id: number,
  { font_library_ids, ...update }: DesignUpdate & { font_library_ids?: number[] | undefined },
): Promise<void> {
  if (font_library_ids) await queries.replaceFonts(ctx.db, id, font_library_ids);
  if (lists.some((list) => update[list] !== undefined)) await replaceDesign(ctx, id, update);
  else if (!font_library_ids) return;
  const design = await queries.getDesign(ctx.db, id);
  const { fontNames } = assetsOf(lists.flatMap((list) => design[list]));
  await queries.addFonts(ctx.db, id, await lockFontsByName(ctx.db, [...fontNames]));
}

async function replaceDesign(ctx: Context, id: number, update: DesignUpdate): Promise<void> {
  for (const list of lists) checkDesign(ctx, list, update[list] ?? []);
  const { size_prices, ...saved } = await queries.getDesign(ctx.db, id);
  const design = { ...saved, ...update };
  const prints = withSizePrices(design.production_image_configs, toSizePrices(size_prices));
  await queries.updateTemplate(ctx.db, id, {
    production_image_configs: JSON.stringify(withConfigItems(prints)),
    effect_image_configs: JSON.stringify(withConfigItems(design.effect_image_configs)),
    custom_area_configs: JSON.stringify(withConfigItems(design.custom_area_configs)),
    excel_config: JSON.stringify(customItemsOf(lists.flatMap((list) => design[list]))),
  });
  await checkProfiles(ctx, design.production_image_configs);
  const { urls } = assetsOf(lists.flatMap((list) => design[list]));
  const files = await findUsableBlobs(ctx, urls);
  await queries.replaceFiles(ctx.db, id, [...new Set([...files.values()].map((blob) => blob.id))]);
}

/** Called after the sizes changed, because a production image contains the price of its size. */
export async function syncSizePrices(ctx: Context, id: number): Promise<void> {
  const { size_prices, production_image_configs: before } = await queries.getDesign(ctx.db, id);
  const after = withSizePrices(before, toSizePrices(size_prices));
  if (after.every((config, index) => config === before[index])) return;
  await queries.updateTemplate(ctx.db, id, { production_image_configs: JSON.stringify(after) });
}

/** The sizes to store: a size without a price gets that of its production image. */
export async function pricedSizes(
  ctx: Context,
  id: number,
  sizes: NonNullable<SkuTemplateUpdate['size_prices']>,
  update: DesignUpdate,
): Promise<SizePrice[]> {
  const configs = update.production_image_configs ?? (await queries.getDesign(ctx.db, id)).production_image_configs;
  return sizes.map((each, index) => {
    const price = each.price ?? defaultPriceOf(configs, each.size);
    if (price === undefined) throw new InvalidFieldsError([finding(['size_prices', index, 'price'], 'required')]);
    return { ...each, price };
  });
}

/**
 * Throws for a bleed larger than half of a side, because nothing would be left of the print after trimming. Checked
 * whenever the design or the resolution changed: the same pixels are fewer millimeters at a higher resolution.
 */
export async function checkBleeds(ctx: Context, id: number): Promise<void> {
  const dpi = await queries.getDpi(ctx.db, id);
  const { production_image_configs: configs } = await queries.getDesign(ctx.db, id);
  for (const [index, { print, ...size }] of configs.entries()) {
    const max = largestBleedMm(size, dpi);
    if (print?.format !== 'pdf' || print.bleed_mm <= max) continue;
    throw printRefusedError(ctx, index, { message: 'print_bleed_too_large', params: { max } });
  }
}

/** Print files in press colors need a press profile; a wrong file would make every print fail. */
async function checkProfiles(ctx: Context, configs: readonly TemplateConfig[]): Promise<void> {
  for (const [index, { print }] of configs.entries()) {
    const message = print && (await findWrongProfile(ctx, print));
    if (message) throw printRefusedError(ctx, index, { message });
  }
}

function printRefusedError(ctx: Context, index: number, wrong: DesignFinding) {
  const list = configListOf.production;
  return appError('design_refused', { findings: `${list}[${index}] ${findingText(wrong, ctx.locale)}` }).at(list);
}

async function findWrongProfile(ctx: Context, { format, profile }: PrintOptions): Promise<DesignMessage | undefined> {
  if (profile === '') return undefined;
  if (!hasPressColors(format)) return 'print_profile_format';
  return (await isPressProfile(ctx, profile)) ? undefined : 'print_profile_unusable';
}

/** The same checks as in the designer, for other clients. All findings are reported at once. */
function checkDesign(ctx: Context, list: string, configs: TemplateConfig[]): void {
  const findings = configs.flatMap((config, index) =>
    checkBeforeSave(config.layers).map((each) => `${list}[${index}] ${config.name} › ${findingText(each, ctx.locale)}`),
  );
  if (findings.length > 0) throw appError('design_refused', { findings: findings.join('\n') }).at(list);
}
