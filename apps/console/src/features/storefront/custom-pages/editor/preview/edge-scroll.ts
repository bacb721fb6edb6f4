/** This close to the top or bottom edge the window scrolls, the faster the closer. */
const edgePx = 48;
const stepMaxPx = 14;

interface EdgeScroll {
  /** The vertical position of the pointer in the window. */
  at: (y: number) => void;
  stop: () => void;
}

/** Scrolls a window while something is held near its edge, so that it can be dropped anywhere on the page. */
export function createEdgeScroll(window: Window, onScrolled: () => void): EdgeScroll {
  let stepPx = 0;
  let frame: number | undefined;

  function scroll() {
    const before = window.scrollY;
    window.scrollBy({ top: stepPx, behavior: 'instant' });
    if (window.scrollY !== before) onScrolled();
    frame = stepPx === 0 ? undefined : window.requestAnimationFrame(scroll);
  }

  return {
    at(y) {
      const above = Math.max(0, edgePx - y);
      const below = Math.max(0, y - (window.innerHeight - edgePx));
      stepPx = (Math.min(1, below / edgePx) - Math.min(1, above / edgePx)) * stepMaxPx;
      if (stepPx !== 0) frame ??= window.requestAnimationFrame(scroll);
    },
    stop() {
      stepPx = 0;
      if (frame !== undefined) window.cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
