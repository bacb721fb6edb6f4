import { showWarning } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { preflightTexts } from './preflight.messages.ts';
import type { Preflight } from './use-preflight.ts';

/** Saves, and looks at the prints once more: what would spoil them is shown, and keeps nobody from saving. */
export function useCheckedSave(
  save: () => Promise<boolean>,
  { check }: Preflight,
  onErrors: () => void,
): () => Promise<void> {
  const t = useText(preflightTexts);
  return async () => {
    if (!(await save())) return;
    const errors = (await check()).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return;
    showWarning(t('savedWithErrors', { count: errors.length }));
    onErrors();
  };
}
