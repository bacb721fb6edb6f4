import { textIn } from '@platen/model/text/locale';
import { type Block, blockKindOf } from '@platen/pages/blocks';
import type { AnyBlock } from '@platen/pages/define-block';
import type { Sections } from '@platen/pages/page-tree';
import { PageView } from '@platen/pages/view';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../../ui/text.ts';
import { pageEditorTexts } from '../editor.messages.ts';
import { blockAttribute } from './block-boxes.ts';

/** Image sizes are known once the images are loaded: an editor does not reserve space for them. */
const sizeOf = () => undefined;

interface Props {
  sections: Sections;
  /** Renders something instead of a block's own view. */
  standIn?: (block: Block) => ReactNode;
}

/** The page as its readers see it, with a wrapper around each block. Blank blocks show a placeholder. */
export function PreviewPage({ sections, standIn }: Props) {
  const t = useText(pageEditorTexts);
  const locale = useLocale();
  const withBlockAttribute = (drawn: AnyBlock, view: ReactNode) => {
    const block = drawn as Block;
    const kind = textIn(blockKindOf(block).label, locale);
    return (
      <div {...{ [blockAttribute]: block.id }} style={{ display: 'contents' }}>
        {isBlank(block) && !standIn?.(block) ? <div className="pe-blank">{t('emptyBlock', { kind })}</div> : view}
      </div>
    );
  };
  return (
    <PageView
      sections={sections}
      locale={locale}
      sizeOf={sizeOf}
      mark={withBlockAttribute}
      standIn={(block) => standIn?.(block as Block)}
    />
  );
}

/** It would be rendered but invisible, so nobody could click it. */
function isBlank(block: Block): boolean {
  const { children, fields, isZone, isBlank: isBlankKind } = blockKindOf(block);
  if (isZone) return false;
  if (isBlankKind) return isBlankKind(block.settings);
  const settings = block.settings as Readonly<Record<string, unknown>>;
  const main = fields.find(({ kind }) => kind === 'upload' || kind === 'rich_text');
  if (main) {
    const value = settings[main.key];
    return value === '' || (typeof value === 'object' && value !== null && 'url' in value && value.url === '');
  }
  return Object.keys(children).length > 0 && !block.blocks.some(({ hidden }) => !hidden);
}
