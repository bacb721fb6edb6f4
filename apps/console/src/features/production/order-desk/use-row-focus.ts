import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const controls = 'a[href], button:not(:disabled)';

const controlsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])];

function focusAt(list: HTMLElement | null, { row, control }: { row: number; control: number }) {
  const children = [...(list?.children ?? [])];
  const all = controlsOf(children[Math.max(0, Math.min(row, children.length - 1))]);
  all[Math.max(0, Math.min(control, all.length - 1))]?.focus();
}

/**
 * Up and down move to the same control of the next row. When the focused row leaves the list, the row that takes its
 * position gets the focus, so that users can start one batch after the other.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: readonly unknown[] | undefined) {
  const position = useRef({ row: 0, control: 0 });
  const hadFocus = useRef(false);
  useEffect(() => {
    // When the focused element is removed, the focus falls back to the body.
    const isLost = rows !== undefined && hadFocus.current && document.activeElement === document.body;
    if (isLost) focusAt(list.current, position.current);
  }, [list, rows]);

  const handlers = {
    onFocus(event: FocusEvent) {
      const children = [...(list.current?.children ?? [])];
      const row = children.findIndex((each) => each.contains(event.target));
      hadFocus.current = true;
      position.current = { row, control: Math.max(0, controlsOf(children[row]).indexOf(event.target as HTMLElement)) };
    },
    onBlur(event: FocusEvent) {
      // The focus moved to another element: a user who left the list must not be pulled back.
      if (event.relatedTarget && !list.current?.contains(event.relatedTarget)) hadFocus.current = false;
    },
    onKeyDown(event: KeyboardEvent) {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      focusAt(list.current, { ...position.current, row: position.current.row + by });
    },
  };

  /** For a dialog that took the focus and closed together with its row. */
  function restore() {
    if (document.activeElement === document.body) focusAt(list.current, position.current);
  }

  return { handlers, restore };
}
