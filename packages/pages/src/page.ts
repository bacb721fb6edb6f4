import { type FieldFinding, finding } from '@platen/model/errors/field-findings';
import { type ReadFields, readFields } from '@platen/model/errors/schema-findings';
import { z } from 'zod';
import { type Block, blockKindOf, blockSchema, blockTypes, isBlockType, sectionTypes } from './blocks/index.ts';
import { depthMax, sectionsMax } from './limits.ts';
import { type Sections, walkBlocks } from './page-tree.ts';

const sectionsSchema = z.array(blockSchema(sectionTypes)).max(sectionsMax);

/** Parses the sections of a page, or returns all findings. */
export function readSections(sent: unknown, path: readonly PropertyKey[] = []): ReadFields<Sections> {
  const unknown = findUnknownTypes(sent, path, 1);
  if (unknown.length > 0) return { findings: unknown };
  const read = readFields(sectionsSchema, sent, path);
  if (read.findings) return read;
  const repeated = findRepeatedIds(read.data, path);
  return repeated.length > 0 ? { findings: repeated } : read;
}

/** Reports an unknown kind by its name, which the schema's list of valid kinds would leave out. */
function findUnknownTypes(sent: unknown, path: readonly PropertyKey[], depth: number): FieldFinding[] {
  if (!Array.isArray(sent) || depth > depthMax) return [];
  return sent.slice(0, sectionsMax).flatMap((block: { type?: unknown; blocks?: unknown } | null, index) => {
    const { type, blocks } = block ?? {};
    const own =
      typeof type === 'string' && !isBlockType(type)
        ? [finding([...path, index, 'type'], 'unknown_block_type', { given: type.slice(0, 50), types: blockTypes })]
        : [];
    return [...own, ...findUnknownTypes(blocks, [...path, index, 'blocks'], depth + 1)];
  });
}

function findRepeatedIds(sections: Sections, path: readonly PropertyKey[]): FieldFinding[] {
  const seen = new Set<string>();
  const repeated = [...walkBlocks(sections)].find(({ id }) => seen.size === seen.add(id).size);
  return repeated ? [finding(path, 'repeated_block', { id: repeated.id })] : [];
}

/** A file of a page: its URL, its required type and its path. */
export interface PageFile {
  readonly url: string;
  readonly accepts: 'picture' | 'video';
  readonly path: readonly PropertyKey[];
}

/** The files in the settings of all blocks, including hidden ones, which may be shown again. */
export function filesIn(sections: Sections, path: readonly PropertyKey[] = []): PageFile[] {
  return sections.flatMap((block, index) => {
    const settings = block.settings as unknown as Record<string, { url: string }>;
    const own = blockKindOf(block).fields.flatMap((field) => {
      const url = field.kind === 'upload' ? (settings[field.key]?.url ?? '') : '';
      if (field.kind !== 'upload' || url === '') return [];
      return [{ url, accepts: field.accepts, path: [...path, index, 'settings', field.key, 'url'] }];
    });
    return [...own, ...filesIn(block.blocks, [...path, index, 'blocks'])];
  });
}

/** Applies `edit` to the rich texts of a block, without its children. */
export function mapRichTexts(block: Block, edit: (html: string) => string): Block {
  const settings = { ...block.settings } as unknown as Record<string, string>;
  for (const { kind, key } of blockKindOf(block).fields) {
    if (kind === 'rich_text') settings[key] = edit(settings[key] ?? '');
  }
  return { ...block, settings } as unknown as Block;
}

/** The rich texts of all blocks. */
export function richTextsIn(sections: Sections): string[] {
  return [...walkBlocks(sections)].flatMap((block) => {
    const settings = block.settings as unknown as Record<string, string>;
    return blockKindOf(block).fields.flatMap(({ kind, key }) => (kind === 'rich_text' ? [settings[key] ?? ''] : []));
  });
}
