/** Inputs in which keys are text and not shortcuts. */
const textInputSelector =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"]), textarea, [contenteditable="true"]';

/**
 * Whether shortcuts apply: the focus is in the designer or nowhere, not in a text input, and nothing is open above the
 * designer.
 */
export function hasShortcutFocus(root: HTMLElement | null): boolean {
  return hasFocus(root) && focusedTextInput() === null;
}

/** The same, but the focus may be in a text input. */
export function hasFocus(root: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!root || document.querySelector('[role="dialog"][aria-modal="true"]') || isMenuOpen()) return false;
  return focused === null || focused === document.body || root.contains(focused);
}

/** The text input that has the focus. */
export function focusedTextInput(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.matches(textInputSelector) ? focused : null;
}

/** An open menu uses Esc and the arrow keys, so they must not act on the layers behind it. */
function isMenuOpen(): boolean {
  return [...document.querySelectorAll('.ant-dropdown')].some((menu) => menu.checkVisibility());
}
