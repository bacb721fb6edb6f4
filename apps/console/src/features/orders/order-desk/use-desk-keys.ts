import { useEffect, useRef } from 'react';

/** A scanner types faster than any person, and ends with Enter. */
const scanGapMs = 50;
const scanLengthMin = 6;

const fields = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

interface Options {
  /** A single letter, once it is known not to be the first of a scan. */
  onLetter: (letter: string) => void;
  onScan: (text: string) => void;
}

/** The keys of the desk, from the moment one arrives: wherever the focus is, unless it is where one types. */
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
        // It would press the button that has the focus.
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
