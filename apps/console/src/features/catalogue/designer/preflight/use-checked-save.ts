import { showWarning } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { preflightTexts } from './preflight.messages.ts';
import type { Preflight } from './use-preflight.ts';

/**
 * Saves, and looks at the prints once more: what would spoil them is told with a way to it, and keeps nobody from saving.
 * The panel that somebody works in stays.
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
