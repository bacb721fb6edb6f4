import { describe, expect, it } from 'vitest';
import { type BlockType, blockKindOf, blockTypes } from '../blocks/index.ts';
import { newBlock } from '../page-edits.ts';
import { withBlocks } from '../page-tree.ts';
import { usesScript } from './uses-script.ts';

const fresh = (type: BlockType) => newBlock(type, true, new Set());

describe('usesScript', () => {
  it.each(blockTypes)('depends on the kind %s', (type) => {
    expect(usesScript([fresh(type)])).toBe(blockKindOf({ type }).isScripted === true);
  });

  it('finds a scripted block inside another one', () => {
    expect(usesScript([withBlocks(fresh('image-area'), [fresh('video')])])).toBe(true);
  });

  it('ignores hidden blocks', () => {
    expect(usesScript([{ ...fresh('video'), hidden: true }])).toBe(false);
    expect(usesScript([{ ...withBlocks(fresh('image-area'), [fresh('video')]), hidden: true }])).toBe(false);
    expect(usesScript([])).toBe(false);
  });
});
