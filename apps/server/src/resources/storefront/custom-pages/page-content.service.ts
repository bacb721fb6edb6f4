import { finding } from '@platen/model/errors/field-findings';
import { customPageLengthMax } from '@platen/model/storefront/custom-pages';
import { filesIn, mapRichTexts, readSections, richTextsIn } from '@platen/pages/page';
import { mapBlocks, type Sections } from '@platen/pages/page-tree';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { InvalidFieldsError } from '../../../platform/errors/invalid-fields-error.ts';
import { assertStorable } from '../../../platform/http/unstorable-text.ts';
import { findUsableBlobs } from '../../files/blobs/blobs.service.ts';
import { cleanRichTexts } from './clean-rich-texts.ts';
import { filesInRichText } from './rich-text.ts';

/** The sections to store, cleaned and with defaults, and their files. */
export interface ParsedSections {
  configs: string;
  blobIds: number[];
}

const field = 'configs';

/** Parses the sections of a page, or throws all problems. */
export async function parseSections(ctx: Context, sent: string): Promise<ParsedSections> {
  const parsed = parseJson(sent);
  assertStorable(parsed, [field]);
  const { data, findings } = readSections(parsed, [field]);
  if (findings) throw new InvalidFieldsError(findings);
  const sections = await cleanTexts(ctx, data);
  const configs = JSON.stringify(sections);
  // Cleaning makes texts longer (`<` becomes `&lt;`, external links get attributes). The stored value must pass the
  // checks again when it is read: otherwise a page could be saved and published that cannot be shown.
  const { findings: longer } = readSections(sections, [field]);
  if (longer) throw new InvalidFieldsError(longer);
  if (configs.length > customPageLengthMax.configs) {
    throw new InvalidFieldsError([finding([field], 'too_long', { max: customPageLengthMax.configs })]);
  }
  return { configs, blobIds: await findFiles(ctx, sections) };
}

/**
 * The stored sections of a page, with defaults for newer settings. Content stored before the check after cleaning may
 * exceed today's limits: it was checked before it was cleaned, and is shown as it is.
 */
export function storedSections(configs: string): Sections {
  const stored = JSON.parse(configs) as Sections;
  return readSections(stored, [field]).data ?? stored;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidFieldsError([finding([field], 'wrong_format')]);
  }
}

async function cleanTexts(ctx: Context, sections: Sections): Promise<Sections> {
  const cleaned = await cleanRichTexts(ctx.platform.richTextThread, richTextsIn(sections));
  return mapBlocks(sections, (block) => mapRichTexts(block, (html) => cleaned.get(html) ?? ''));
}

async function findFiles(ctx: Context, sections: Sections): Promise<number[]> {
  const files = filesIn(sections, [field]);
  const inTexts = richTextsIn(sections).flatMap(filesInRichText);
  const blobs = await findUsableBlobs(ctx, [...files.map(({ url }) => url), ...inTexts]);
  const missing = files.filter(({ url }) => !url.startsWith('/') || !blobs.has(url));
  if (missing.length > 0) {
    const reasons = { picture: 'image_not_uploaded', video: 'video_not_uploaded' } as const;
    throw new InvalidFieldsError(missing.map(({ path, accepts }) => finding(path, reasons[accepts])));
  }
  for (const { url, accepts } of files) {
    const { content_type = '', filename = '' } = blobs.get(url) ?? {};
    const isRight = accepts === 'video' ? content_type === 'video/mp4' : content_type.startsWith('image/');
    const allowed = accepts === 'video' ? 'mp4' : 'png, jpg, jpeg, webp, gif';
    if (!isRight) throw appError('file_type_wrong', { filename, allowed }).at(field);
  }
  return [...new Set([...blobs.values()].map(({ id }) => id))];
}
