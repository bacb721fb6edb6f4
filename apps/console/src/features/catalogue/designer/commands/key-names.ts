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

/** A shortcut as it is written on this platform: `Ctrl+Shift+Z`, `⌘⇧Z`. */
export function keyText(chord: string): string {
  // The last key may itself be a plus.
  const parts = chord.split(/\+(?=.)/).map((part) => keySymbols[part] ?? part);
  return parts.join(isMac ? '' : '+');
}
