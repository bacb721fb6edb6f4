import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../feedback.tsx';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';

/** Prompts before a page with unsaved input is left, by a link, the back button or closing the tab. */
export function useUnsavedGuard(hasUnsaved: () => boolean): void {
  const t = useText(uiTexts);
  useBlocker({
    enableBeforeUnload: hasUnsaved,
    shouldBlockFn: async ({ current, next }) => {
      if (!hasUnsaved() || current.pathname === next.pathname) return false;
      const texts = { title: t('unsavedTitle'), text: t('unsavedText'), okText: t('leave'), cancelText: t('stay') };
      return !(await confirm({ ...texts, isDanger: true }));
    },
  });
}
