import { useEffect, useRef, useState } from 'react';

/**
 * The value, but while a pointer is pressed the one from before: a press that moves the focus must not move what is under the
 * pointer, because a click needs press and release on the same element.
 */
export function useUnlessPressed<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const isPressed = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (!isPressed.current) setShown(value);
  }, [value]);
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const release = () => {
      isPressed.current = false;
      // The click follows the release, in the same task.
      setTimeout(() => !isPressed.current && setShown(latest.current));
    };
    window.addEventListener('pointerdown', () => (isPressed.current = true), options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => stop.abort();
  }, []);
  return shown;
}
