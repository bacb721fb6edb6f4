import { chordOf } from '@platen/design/editor/commands/command';
import { cancelPointer } from '@platen/design/editor/pointer';
import { type RefObject, useEffect } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import type { DesignerCommand } from './designer-command.ts';
import { hasFocus, focusedTextInput } from './keyboard-focus.ts';
import { isMac } from './key-names.ts';

/** `}` is what Shift makes of `]`: the key is the same. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (code === 'BracketLeft') return '[';
  return code === 'BracketRight' ? ']' : key;
}

/** What the keyboard has led to is pressed by Enter and the space bar, as everywhere. */
const activatedByKeys = ':is(button, a, [role="menuitem"]):focus-visible, [data-walked="true"]';
/** A row of the tree that it has led to is left by the arrows; they move its layer where the pointer led there. */
const navigatedByArrows = '[data-walked="true"]';

function isForFocusedElement({ key }: KeyboardEvent): boolean {
  const focused = document.activeElement;
  if (key === ' ' || key === 'Enter') return focused?.matches(activatedByKeys) === true;
  return key.startsWith('Arrow') && focused?.matches(navigatedByArrows) === true;
}

/** The keys of the designer: its commands, Esc out of a drag, and the space bar that pans. */
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
      if (event.key === 'Escape' && store.get().pointing.kind !== 'none') {
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

    /** Some fields give what was typed only when they are left: it is left for a moment, and typing goes on. */
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
    // Capturing: what is open all over the console under the same keys comes after the designer.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [root, store, commands, isSpaceDown]);
}
