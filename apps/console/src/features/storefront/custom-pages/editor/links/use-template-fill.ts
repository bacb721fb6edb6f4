import { formatYuan } from '@platen/model/money/money';
import { type Block, blockKindOf } from '@platen/pages/blocks';
import { changeSettings } from '@platen/pages/page-edits';
import { findBlock } from '@platen/pages/page-tree';
import { api } from '../../../../../shared/request/request.ts';
import { change, sectionsOf } from '../store/page-editor.ts';
import { usePageStore } from '../store/page-store.ts';
import { templateIdOf } from './template-addresses.ts';

/**
 * Fills in the name, the image and the price of a block that was just linked to a template. Existing content stays, and
 * so does a block that was deleted or linked elsewhere while the template was loading.
 */
export function useTemplateFill(): (block: Block, address: string) => Promise<void> {
  const store = usePageStore();
  return async (block, address) => {
    const { templateSettings } = blockKindOf(block);
    const id = templateIdOf(address);
    if (!templateSettings || id === undefined) return;
    const template = await api('GET /sku_templates/:id', { params: { id } });
    const found: Readonly<Record<keyof typeof templateSettings, unknown>> = {
      title: template.name,
      image: { url: template.cover?.url ?? '' },
      price: priceOf(template.size_prices),
    };
    store.act((editor, timeMs) => {
      const now = findBlock(sectionsOf(editor), block.id);
      const settings = (now?.settings ?? {}) as Readonly<Record<string, unknown>>;
      if (settings['link'] !== address) return editor;
      const empty = Object.entries(templateSettings).filter(([, key]) => isEmpty(settings[key]));
      const filled = Object.fromEntries(empty.map(([source, key]) => [key, found[source as keyof typeof found]]));
      return change(editor, (sections) => changeSettings(sections, block.id, filled), timeMs);
    });
  };
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null && 'url' in value) return value.url === '';
  return value === '' || value === undefined;
}

/** The lowest price, with a plus if other sizes cost more. */
function priceOf(sizePrices: readonly { readonly price: number }[]): string {
  const prices = sizePrices.map(({ price }) => price);
  if (prices.length === 0) return '';
  const lowest = Math.min(...prices);
  return `${formatYuan(lowest)}${lowest < Math.max(...prices) ? '+' : ''}`;
}
