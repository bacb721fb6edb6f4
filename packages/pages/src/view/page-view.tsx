/** @jsxRuntime automatic */
import type { Locale } from '@platen/model/text/locale';
import { Fragment, type ReactNode } from 'react';
import type { AnyBlock, BlockContext, PictureSize } from '../blocks/define-block.ts';
import { type Block, blockKindOf } from '../blocks/index.ts';
import type { CommonSettings } from '../blocks/settings.ts';
import type { Sections } from '../page-tree.ts';

interface Props {
  sections: Sections;
  locale: Locale;
  sizeOf: (url: string) => PictureSize | undefined;
  /** Wraps the view of a block, so that an editor can find it in the page. */
  mark?: (block: AnyBlock, view: ReactNode) => ReactNode;
  /** What an editor shows instead of a block's view; undefined shows the view. */
  standIn?: (block: AnyBlock) => ReactNode;
}

const unmarked: NonNullable<Props['mark']> = (_block, view) => view;

/** Renders a page: the editor, the preview and the public page all use it. */
export function PageView({ sections, locale, sizeOf, mark = unmarked, standIn }: Props) {
  const leadId = findLead(sections);
  const context: BlockContext = { locale, sizeOf, isLead: (id) => id === leadId, draw };

  function draw(block: AnyBlock, columns = 1): ReactNode {
    if (block.hidden) return null;
    const { View } = blockKindOf(block as Block);
    const view = standIn?.(block) ?? <View block={block as never} context={context} columns={columns} />;
    const box = boxOf(block.settings);
    const boxed =
      Object.keys(box).length === 0 ? (
        view
      ) : (
        <div className="pp-box" style={box}>
          {view}
        </div>
      );
    return <Fragment key={block.id}>{mark(block, boxed)}</Fragment>;
  }

  return (
    <div className="pp-page">
      {sections
        .filter(({ hidden }) => !hidden)
        .map((section) => (
          <section key={section.id} id={section.id} className="pp-section">
            {draw(section)}
          </section>
        ))}
    </div>
  );
}

/**
 * Adds only styles that differ from a bare box: most blocks have neither padding nor color, and hot zones have no box.
 */
function boxOf(settings: Partial<CommonSettings>) {
  const {
    backgroundColor = 'transparent',
    paddingTop = 0,
    paddingRight = 0,
    paddingBottom = 0,
    paddingLeft = 0,
  } = settings;
  const paddings = [paddingTop, paddingRight, paddingBottom, paddingLeft];
  return {
    ...(backgroundColor !== 'transparent' && { backgroundColor }),
    ...(paddings.some((side) => side > 0) && { padding: paddings.map((side) => `${side}px`).join(' ') }),
  };
}

/** The block with the first picture of the page. */
function findLead(blocks: readonly AnyBlock[]): string | undefined {
  for (const block of blocks) {
    if (block.hidden) continue;
    const { image } = block.settings as { image?: { url: string } };
    const found = image && image.url !== '' ? block.id : findLead(block.blocks);
    if (found !== undefined) return found;
  }
  return undefined;
}
