import { haveSameRatio } from '@platen/design/option-rules';
import { showWarning } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { pictureSize } from '../dialogs/picture-sizes.ts';
import { orderDesignerTexts } from './order.messages.ts';

/** Says so where a picture takes the place of one of another shape: its frame keeps the shape that it had. */
export function useReplacementCheck(): (before: string, after: string) => void {
  const t = useText(orderDesignerTexts);
  async function check(before: string, after: string) {
    const [was, is] = await Promise.all([pictureSize(before), pictureSize(after)]);
    if (!haveSameRatio(was, is)) showWarning(t('otherRatio'));
  }
  return (before, after) => {
    if (before === '' || after === '' || before === after) return;
    // Of a picture that cannot be read, drawing says more.
    check(before, after).catch(() => undefined);
  };
}
