import { type Block, type BlockType, blockKinds, childTypesOf, sectionTypes } from './blocks/index.ts';
import { depthMax, sectionsMax } from './limits.ts';
import {
  depthOf,
  findBlock,
  heightOf,
  mapBlocks,
  parentOf,
  type Sections,
  walkBlocks,
  withBlocks,
} from './page-tree.ts';

/**
 * The edits of a page as functions from one page to the next. An edit that is not allowed returns the same page; `canAdd`
 * and `canMove` tell in advance.
 */

/** A position among the blocks of a parent, or among the sections of the page if there is no parent. */
export interface BlockPosition {
  readonly parentId: string | null;
  readonly index: number;
}

export type Random = () => number;

/** A new block of a kind, with the defaults of its settings. */
export function newBlock(type: BlockType, isSection: boolean, taken: ReadonlySet<string>, random?: Random): Block {
  const settings = blockKinds[type].settings.parse({});
  return {
    id: newId(isSection, taken, random),
    type,
    name: '',
    hidden: false,
    settings,
    blocks: [],
  } as unknown as Block;
}

export function canAdd(sections: Sections, parentId: string | null, type: BlockType): boolean {
  const siblings = blocksIn(sections, parentId);
  if (!siblings) return false;
  return hasRoom(sections, parentId, type, siblings) && depthBelow(sections, parentId) >= 1;
}

export function addBlock(sections: Sections, type: BlockType, place: BlockPosition, random?: Random): Sections {
  if (!canAdd(sections, place.parentId, type)) return sections;
  return insert(sections, newBlock(type, place.parentId === null, idsOf(sections), random), place);
}

export function deleteBlock(sections: Sections, id: string): Sections {
  return findBlock(sections, id) ? remove(sections, id) : sections;
}

/** Inserts a copy after the block. All nested blocks get new ids, because ids must be unique. */
export function cloneBlock(sections: Sections, id: string, random?: Random): Sections {
  const block = findBlock(sections, id);
  const parentId = parentOf(sections, id)?.id ?? null;
  if (!block || !canAdd(sections, parentId, block.type)) return sections;
  const taken = idsOf(sections);
  const [copy] = mapBlocks([block], (each) => {
    const fresh = newId(each.id === id && parentId === null, taken, random);
    taken.add(fresh);
    return { ...each, id: fresh };
  });
  const index = (blocksIn(sections, parentId) ?? []).indexOf(block) + 1;
  return copy ? insert(sections, copy, { parentId, index }) : sections;
}

export function canMove(sections: Sections, id: string, { parentId }: BlockPosition): boolean {
  const block = findBlock(sections, id);
  const siblings = blocksIn(sections, parentId);
  if (!block || !siblings) return false;
  if (siblings.includes(block)) return true;
  if (parentId !== null && [...walkBlocks([block])].some((each) => each.id === parentId)) return false;
  return hasRoom(sections, parentId, block.type, siblings) && depthBelow(sections, parentId) >= heightOf(block);
}

/** `index` is the position after the block was removed from its old one. */
export function moveBlock(sections: Sections, id: string, place: BlockPosition): Sections {
  const block = findBlock(sections, id);
  if (!block || !canMove(sections, id, place)) return sections;
  const siblings = blocksIn(sections, place.parentId) ?? [];
  if (siblings.indexOf(block) === clamp(place.index, siblings.length - 1) && siblings.includes(block)) return sections;
  const rest = remove(sections, id);
  return insert(rest, asMember(block, place.parentId === null, idsOf(rest)), place);
}

/** Hidden blocks are flagged, not removed. */
export function hideBlock(sections: Sections, id: string, hidden: boolean): Sections {
  return change(sections, id, (block) => (block.hidden === hidden ? block : { ...block, hidden }));
}

export function nameBlock(sections: Sections, id: string, name: string): Sections {
  return change(sections, id, (block) => (block.name === name ? block : { ...block, name }));
}

/** Sets settings without checking them: the schema of the page reports what is wrong. */
export function changeSettings(sections: Sections, id: string, settings: Readonly<Record<string, unknown>>): Sections {
  return change(sections, id, (block) => ({ ...block, settings: { ...block.settings, ...settings } }) as Block);
}

function change(sections: Sections, id: string, edit: (block: Block) => Block): Sections {
  return mapBlocks(sections, (block) => (block.id === id ? edit(block) : block));
}

function blocksIn(sections: Sections, parentId: string | null): Sections | undefined {
  return parentId === null ? sections : findBlock(sections, parentId)?.blocks;
}

/** Limits apply to each parent separately. */
function hasRoom(sections: Sections, parentId: string | null, type: BlockType, siblings: Sections): boolean {
  if (parentId === null) {
    return (sectionTypes as readonly BlockType[]).includes(type) && siblings.length < sectionsMax;
  }
  const parent = findBlock(sections, parentId);
  if (!parent || !childTypesOf(parent.type).includes(type)) return false;
  const limits: Readonly<Record<string, number>> = blockKinds[parent.type].children;
  return siblings.filter((each) => each.type === type).length < (limits[type] ?? 0);
}

/** The number of levels that are still allowed below a parent. */
function depthBelow(sections: Sections, parentId: string | null): number {
  return parentId === null ? depthMax : depthMax - depthOf(sections, parentId);
}

function insert(sections: Sections, block: Block, { parentId, index }: BlockPosition): Sections {
  const into = (blocks: Sections) => blocks.toSpliced(clamp(index, blocks.length), 0, block);
  if (parentId === null) return into(sections);
  return change(sections, parentId, (parent) => withBlocks(parent, into(parent.blocks)));
}

function remove(blocks: Sections, id: string): Sections {
  const kept = blocks.filter((block) => block.id !== id);
  if (kept.length < blocks.length) return kept;
  return blocks.map((block) => {
    const inner = remove(block.blocks, id);
    return inner.length === block.blocks.length && inner.every((each, at) => each === block.blocks[at])
      ? block
      : withBlocks(block, inner);
  });
}

function clamp(index: number, max: number): number {
  return Math.max(0, Math.min(index, max));
}

/** Ids start with `section-` or `block-`, so a block that changes its role gets a new prefix. */
function asMember(block: Block, isSection: boolean, taken: Set<string>): Block {
  const prefix = isSection ? 'section-' : 'block-';
  if (block.id.startsWith(prefix)) return block;
  const renamed = block.id.replace(/^(?:section|block)-/, prefix);
  return { ...block, id: taken.has(renamed) ? newId(isSection, taken) : renamed };
}

function idsOf(sections: Sections): Set<string> {
  return new Set([...walkBlocks(sections)].map(({ id }) => id));
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const codeLength = 6;

/** Unique inside one page only, so that six characters are enough. */
function newId(isSection: boolean, taken: ReadonlySet<string>, random: Random = Math.random): string {
  for (;;) {
    const code = Array.from({ length: codeLength }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
    const id = `${isSection ? 'section' : 'block'}-${code}`;
    if (!taken.has(id)) return id;
  }
}
