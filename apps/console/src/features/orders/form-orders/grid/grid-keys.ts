import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Goes to the same cell of the row below or above. In a text of several lines the arrows belong to the text, and
 * Shift+Enter is a new line; on a button, Enter is a click.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const target = event.target as HTMLElement;
  const cell = target.dataset['cell'];
  if (!step || cell === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // While a Chinese word is being composed, Enter and the arrows choose it.
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Enter' && target.tagName === 'BUTTON') return;
  if (event.key !== 'Enter' && target instanceof HTMLTextAreaElement && target.value.includes('\n')) return;
  event.preventDefault();
  const row = target.closest('[data-row]');
  let next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  while (next) {
    const found = next.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`);
    if (found) {
      found.focus();
      return;
    }
    next = step === 1 ? next.nextElementSibling : next.previousElementSibling;
  }
}

/** Brings the first invalid entry behind the focus into view; from the last one it begins again. */
export function focusNextInvalid(root: HTMLElement): void {
  const invalid = [...root.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')];
  const behind = invalid.find(
    (each) => (document.activeElement?.compareDocumentPosition(each) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const next = behind ?? invalid[0];
  next?.scrollIntoView({ block: 'center', inline: 'nearest' });
  (next?.matches('input, textarea, button') ? next : next?.querySelector('button'))?.focus({ preventScroll: true });
}
