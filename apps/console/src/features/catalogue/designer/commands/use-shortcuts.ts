import { chordOf } from '@platen/design/editor/commands/command';
import { cancelPointer } from '@platen/design/editor/pointer';
import { type RefObject, useEffect } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import type { DesignerCommand } from './designer-commands.ts';
import { isMac } from './key-names.ts';

/** Shift turns `]` into `}`, but the physical key is the same. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (code === 'BracketLeft') return '[';
  return code === 'BracketRight' ? ']' : key;
}

/** An element that was focused by keyboard is activated by Enter and the space bar, as everywhere. */
const activatedByKeys = ':is(button, a, [role="menuitem"]):focus-visible, [data-keyboard-focused="true"]';
/**
 * On a tree row that was focused by keyboard, the arrow keys navigate; if it was focused by the pointer, they move its
 * layer.
 */
const navigatedByArrows = '[data-keyboard-focused="true"]';

function isForFocusedElement({ key }: KeyboardEvent): boolean {
  const focused = document.activeElement;
  if (key === ' ' || key === 'Enter') return focused?.matches(activatedByKeys) === true;
  return key.startsWith('Arrow') && focused?.matches(navigatedByArrows) === true;
}

/** The keyboard of the designer: shortcuts of its commands, Esc to cancel a drag, and the space bar to pan. */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  store: EditorStore,
  commands: readonly DesignerCommand[],
  isSpaceDown: RefObject<boolean>,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!hasFocus(root.current)) return;
      const field = focusedTextInput();
      if (field) {
        runWhileTyping(event, field);
        return;
      }
      if (isForFocusedElement(event)) return;
      if (event.key === ' ') {
        isSpaceDown.current = true;
        event.preventDefault();
        return;
      }
      if (event.key === 'Escape' && store.get().pointer.kind !== 'none') {
        store.act(cancelPointer);
        return;
      }
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      if (command.isEnabled(store.get())) command.run();
    }

    function commandOf(event: KeyboardEvent): DesignerCommand | undefined {
      const mod = isMac ? event.metaKey : event.ctrlKey;
      const chord = chordOf({ key: keyOf(event), mod, shift: event.shiftKey, alt: event.altKey });
      return commands.find(({ keys, isNative }) => !isNative && keys.includes(chord));
    }

    /** Some inputs commit their value only on blur: blur it for a moment, then give the focus back. */
    function runWhileTyping(event: KeyboardEvent, field: HTMLElement) {
      const command = commandOf(event);
      if (!command?.worksWhileTyping) return;
      event.preventDefault();
      event.stopPropagation();
      field.blur();
      if (command.isEnabled(store.get())) command.run();
      if (field.isConnected) field.focus();
    }

    function onKeyUp({ key }: KeyboardEvent) {
      if (key === ' ') isSpaceDown.current = false;
    }
    // In the capture phase: the designer takes precedence over console-wide shortcuts with the same keys.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [root, store, commands, isSpaceDown]);
}

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
function hasFocus(root: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!root || isAnyVisible('[role="dialog"][aria-modal="true"]') || isAnyVisible('.ant-dropdown')) return false;
  return focused === null || focused === document.body || root.contains(focused);
}

/** The text input that has the focus. */
function focusedTextInput(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.matches(textInputSelector) ? focused : null;
}

/**
 * Whether a dialog or a menu is open, which takes the keys itself. One that was closed may stay on the page, hidden, and
 * would switch off the keyboard until the page is reloaded.
 */
function isAnyVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
}
