import { haveSameRatio } from '@platen/design/option-rules';
import { showWarning } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { pictureSize } from '../dialogs/picture-sizes.ts';
import { orderDesignerTexts } from './order.messages.ts';

/** Warns if an image replaces one with another aspect ratio: the frame keeps its shape. */
export function useReplacementCheck(): (before: string, after: string) => void {
  const t = useText(orderDesignerTexts);
  async function check(before: string, after: string) {
    const [was, is] = await Promise.all([pictureSize(before), pictureSize(after)]);
    if (!haveSameRatio(was, is)) showWarning(t('otherRatio'));
  }
  return (before, after) => {
    if (before === '' || after === '' || before === after) return;
    // If the image cannot be read, drawing it reports a better error.
    check(before, after).catch(() => undefined);
  };
}
