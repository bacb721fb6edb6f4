export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

const keySymbols: Readonly<Record<string, string>> = isMac
  ? {
      Mod: '⌘',
      Shift: '⇧',
      Alt: '⌥',
      Backspace: '⌫',
      Escape: 'Esc',
      ArrowUp: '↑',
      ArrowDown: '↓',
      ArrowLeft: '←',
      ArrowRight: '→',
    }
  : { Mod: 'Ctrl', Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

/** A shortcut as this machine's keyboard says it: `Ctrl+Shift+Z`, `⌘⇧Z`. */
export function keyText(chord: string): string {
  // The last key may be a plus itself.
  const parts = chord.split(/\+(?=.)/).map((part) => keySymbols[part] ?? part);
  return parts.join(isMac ? '' : '+');
}
