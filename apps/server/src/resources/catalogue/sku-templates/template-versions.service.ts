import type { TemplateVersion, TemplateVersionDetail } from '@platen/contract/catalogue/sku-template';
import { designChanges } from '@platen/design/design-changes';
import { configListOf } from '@platen/design/template';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { getFontLibraries } from '../font-libraries/font-libraries.service.ts';
import type { DesignUpdate } from './designs.service.ts';
import { fontIdsOf, getDesign } from './sku-templates.queries.ts';
import * as queries from './template-versions.queries.ts';

const designParts = [...Object.values(configListOf), 'font_library_ids'] as const;

/** Who saved the template last, and when. */
interface LastSave {
  readonly id: number;
  readonly updated_at: string;
  readonly updater_id: number | null;
  readonly creator_id: number;
}

/** Changes a design and saves the result as a version, if the design really changed. */
export async function withVersionHistory(
  ctx: Context,
  template: LastSave,
  update: DesignUpdate & { font_library_ids?: number[] | undefined },
  change: () => Promise<void>,
): Promise<void> {
  if (designParts.every((part) => update[part] === undefined)) return;
  const before = await comparedDesign(ctx, template.id);
  // A design created before versions existed, or by the demo, is saved first, so that it can be restored.
  if (before.configs.length > 0 && !(await queries.hasVersions(ctx.db, template.id))) {
    const saverId = template.updater_id ?? template.creator_id;
    await queries.insertVersion(ctx.db, template.id, { saverId, savedAt: template.updated_at, changes: [] });
  }
  await change();
  const after = await comparedDesign(ctx, template.id);
  const changes = designChanges(before, after);
  if (changes.length === 0 || before.configs.length + after.configs.length === 0) return;
  await queries.insertVersion(ctx.db, template.id, { saverId: ctx.caller.id, changes });
  await queries.dropOldVersions(ctx.db, template.id);
}

async function comparedDesign(ctx: Context, id: number) {
  const design = await getDesign(ctx.db, id);
  const fonts = await fontIdsOf(ctx.db, [id]);
  return {
    configs: Object.values(configListOf).flatMap((list) => design[list]),
    font_library_ids: fonts.get(id) ?? [],
  };
}

export async function listTemplateVersions(ctx: Context, id: number): Promise<{ data: TemplateVersion[] }> {
  return { data: await queries.listVersions(ctx.db, id) };
}

export async function getTemplateVersion(ctx: Context, id: number, versionId: number): Promise<TemplateVersionDetail> {
  const version = await queries.findVersion(ctx.db, id, versionId);
  if (!version) throw appError('not_found');
  const { font_library_ids, ...rest } = version;
  return { ...rest, font_libraries: await getFontLibraries(ctx, font_library_ids) };
}
