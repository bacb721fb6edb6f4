import { z } from 'zod';
import { depthMax, nameLengthMax } from '../limits.ts';
import { button } from './button.tsx';
import type { BlockKind } from './define-block.ts';
import { hotZone } from './hot-zone.tsx';
import { image } from './image.tsx';
import { imageArea } from './image-area.tsx';
import { images } from './images.tsx';
import { product } from './product.tsx';
import { productGrid } from './product-grid.tsx';
import { swiper } from './swiper.tsx';
import { text } from './text.tsx';
import { video } from './video.tsx';

/**
 * Every kind of block.
 * To add one: a file beside this one, a line here, and its name in `sectionTypes` or in the `children` of the kinds that
 * may contain it. No other code depends on a block's type: the differences between kinds are in their files.
 */
export const blockKinds = {
  swiper,
  image,
  images,
  'image-area': imageArea,
  'hot-zone': hotZone,
  'product-grid': productGrid,
  product,
  button,
  video,
  text,
} as const;

type Kinds = typeof blockKinds;
export type BlockType = keyof Kinds;

/** The kinds that may lie directly on a page, in the order of the menu. */
export const sectionTypes = [
  'swiper',
  'image',
  'images',
  'image-area',
  'product-grid',
  'button',
  'video',
  'text',
] as const satisfies BlockType[];
export const blockTypes = Object.keys(blockKinds) as BlockType[];

export type BlockByType = {
  [T in BlockType]: {
    readonly id: string;
    readonly type: T;
    /** The name in the editor; screen readers use it if nothing else describes the block. */
    readonly name: string;
    readonly hidden: boolean;
    readonly settings: z.output<Kinds[T]['settings']>;
    readonly blocks: readonly Block[];
  };
};
export type Block = BlockByType[BlockType];

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(blockKinds, type);
}

export function blockKindOf({ type }: { readonly type: BlockType }): BlockKind {
  return blockKinds[type];
}

/** The kinds that a block of this kind may contain. */
export function childTypesOf(type: BlockType): readonly BlockType[] {
  return Object.keys(blockKinds[type].children) as BlockType[];
}

const idForm = /^(?:section|block)-[\w-]{1,40}$/;

/**
 * The schema of a block of one of these kinds, including its children. Each level has its own schema, so that depth is
 * bounded.
 */
export function blockSchema(types: readonly BlockType[], depth = 1): z.ZodType<Block> {
  const variants = types.map((type) => {
    const inner = childTypesOf(type);
    const max = Object.values(blockKinds[type].children).reduce((sum, limit) => sum + limit, 0);
    const blocks =
      inner.length > 0 && depth < depthMax
        ? z.array(blockSchema(inner, depth + 1)).max(max)
        : z.array(z.never()).max(0);
    return z.object({
      id: z.string().regex(idForm),
      type: z.literal(type),
      name: z.string().trim().max(nameLengthMax).default(''),
      hidden: z.boolean().default(false),
      settings: blockKinds[type].settings as z.ZodObject,
      blocks: blocks.default([]),
    });
  });
  const [first, ...others] = variants;
  if (!first) throw new RangeError('a block schema needs at least one kind');
  // Each variant is the schema of one kind, which `BlockByType` describes as a type.
  return z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<Block>;
}
