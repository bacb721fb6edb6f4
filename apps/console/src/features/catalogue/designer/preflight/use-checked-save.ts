import { showWarning } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { preflightTexts } from './preflight.messages.ts';
import type { Preflight } from './use-preflight.ts';

/**
 * Saves, and then checks the prints again: a problem is reported with a link, but does not prevent saving. The open
 * panel stays open.
 */
export function useCheckedSave(
  save: () => Promise<boolean>,
  { check }: Preflight,
  onShow: () => void,
): () => Promise<void> {
  const t = useText(preflightTexts);
  return async () => {
    if (!(await save())) return;
    const errors = (await check()).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return;
    showWarning(t('savedWithErrors', { count: errors.length }), { label: t('showErrors'), onClick: onShow });
  };
}
