/** Where keys are letters: there they are typed, and no shortcuts. */
const textInputSelector =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"]), textarea, [contenteditable="true"]';

/** Whether the designer has the keyboard: the focus is in it or nowhere, nothing is typed into, and nothing is open over it. */
export function hasShortcutFocus(root: HTMLElement | null): boolean {
  return hasFocus(root) && focusedTextInput() === null;
}

/** The same, while something may be typed into. */
export function hasFocus(root: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!root || document.querySelector('[role="dialog"][aria-modal="true"]') || isMenuOpen()) return false;
  return focused === null || focused === document.body || root.contains(focused);
}

/** What is typed into. */
export function focusedTextInput(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.matches(textInputSelector) ? focused : null;
}

/** A menu is left by Esc and walked through by arrows: neither means the layers behind it. */
function isMenuOpen(): boolean {
  return [...document.querySelectorAll('.ant-dropdown')].some((menu) => menu.checkVisibility());
}
