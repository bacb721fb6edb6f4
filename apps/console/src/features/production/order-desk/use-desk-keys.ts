import { useEffect, useRef } from 'react';

/** A scanner types faster than any person, and ends with Enter. */
const scanGapMs = 50;
const scanLengthMin = 6;

const fields = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

interface Options {
  /** Called for a single letter, once it cannot be the start of a scan. */
  onLetter: (letter: string) => void;
  onScan: (text: string) => void;
}

/** The keys of the desk, active immediately and wherever the focus is, except in text inputs. */
export function useDeskKeys(options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    let typed = '';
    let timer: ReturnType<typeof setTimeout> | undefined;

    function end() {
      clearTimeout(timer);
      const text = typed;
      typed = '';
      return text;
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(fields)) return;
      if (event.key === 'Enter') {
        const text = end();
        if (text.length < scanLengthMin) return;
        // It would press the focused button.
        event.preventDefault();
        latest.current.onScan(text);
        return;
      }
      if (event.key.length !== 1) return;
      clearTimeout(timer);
      typed += event.key;
      timer = setTimeout(() => {
        const text = end();
        if (text.length === 1) latest.current.onLetter(text.toLowerCase());
      }, scanGapMs);
    }

    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
