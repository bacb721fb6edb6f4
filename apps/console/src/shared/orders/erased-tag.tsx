import { StateTag } from '../../ui/state-tag.tsx';
import { useText } from '../../ui/text.ts';
import { erasedOrderTexts } from './erased-order.messages.ts';

/** In place of what was erased from an order. */
export function ErasedTag() {
  const t = useText(erasedOrderTexts);
  return <StateTag tone="gray">{t('tag')}</StateTag>;
}
