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

/**
 * The keys of the desk, active immediately and wherever the focus is, except in text inputs. What belongs to one scan
 * is known from when the keys were pressed, not from when a busy page got to them: a timer would cut off the first
 * characters.
 */
export function useDeskKeys(options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    let typed = '';
    let pressedAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function end() {
      clearTimeout(timer);
      const text = typed;
      typed = '';
      return text;
    }

    function waitForMore() {
      clearTimeout(timer);
      const due = performance.now() + scanGapMs;
      timer = setTimeout(() => {
        // If this page was busy until now, the next keys may have been pressed and not arrived yet.
        if (performance.now() > due + scanGapMs) waitForMore();
        else if (typed.length === 1) latest.current.onLetter(end().toLowerCase());
      }, scanGapMs);
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(fields)) return;
      if (event.timeStamp - pressedAt > scanGapMs) typed = '';
      pressedAt = event.timeStamp;
      if (event.key === 'Enter') {
        const text = end();
        if (text.length < scanLengthMin) return;
        // It would press the focused button.
        event.preventDefault();
        latest.current.onScan(text);
        return;
      }
      if (event.key.length !== 1) return;
      typed += event.key;
      waitForMore();
    }

    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
