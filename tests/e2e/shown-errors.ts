import type { Page } from '@playwright/test';

/** Success messages, which are announced in the same way as errors. */
const successes = ['Done', 'Copied', 'Pasted', 'Saved', 'Published'];

/** Collects the text of every error that the page shows, however briefly. */
export async function watchErrors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownErrors: shown });
    const marks = '[role=alert], .ant-form-item-explain-error, .ant-message-error, .ant-notification-notice-error';
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(marks)) {
        if (textContent && !shown.includes(textContent)) shown.push(textContent);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  return async () => {
    const shown = await page.evaluate(() => (window as unknown as { shownErrors: string[] }).shownErrors);
    return shown.filter((text) => !successes.includes(text));
  };
}
