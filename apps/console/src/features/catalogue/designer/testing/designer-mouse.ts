import { cdp } from 'vitest/browser';
import { canvas, sheet } from './designer-screen.tsx';

/** A real mouse: the browser itself creates the events, with a button held over several steps if needed. */

interface Point {
  readonly x: number;
  readonly y: number;
}

interface MouseOptions {
  readonly button?: 'left' | 'middle';
  readonly modifiers?: number;
}

/** The bits of the DevTools protocol. */
export const modifierBits = { alt: 1, shift: 8 } as const;
const buttonBits = { left: 1, middle: 4 } as const;

/** A point of the canvas, in window coordinates. */
export function at(x: number, y: number): Point {
  const { left, top, width } = sheet();
  const scale = width / canvas.width;
  return { x: left + x * scale, y: top + y * scale };
}

/** The center of a grip of the selection. */
export function grip(name: string): Point {
  const { left, top, width, height } =
    document.querySelector(`[data-grip="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The DevTools session; Vitest leaves its type to the provider. */
const inspector = () => cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };

async function mouse(
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  { x, y }: Point,
  { button = 'left', modifiers = 0 }: MouseOptions = {},
  timing: { clickCount?: number; timestamp?: number } = {},
) {
  // The test runs in a frame of the page that the DevTools session controls.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth);
  const scale = frame.width / window.innerWidth;
  await inspector().send('Input.dispatchMouseEvent', {
    type,
    x: frame.left + x * scale,
    y: frame.top + y * scale,
    button,
    buttons: type === 'mouseReleased' ? 0 : buttonBits[button],
    clickCount: 1,
    modifiers,
    ...timing,
  });
}

/** Presses and moves in steps, without releasing. */
export async function hold(from: Point, to: Point, set: MouseOptions = {}) {
  await mouse('mousePressed', from, set);
  for (const share of [0.4, 0.8, 1]) {
    await mouse('mouseMoved', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, set);
  }
}

export const release = (spot: Point, set: MouseOptions = {}) => mouse('mouseReleased', spot, set);

export async function drag(from: Point, to: Point, set: MouseOptions = {}) {
  await hold(from, to, set);
  await release(to, set);
}

/** Clicks once or several times, with timestamps of a double click however slow the machine is. */
export async function click(spot: Point, { times = 1, ...set }: MouseOptions & { times?: number } = {}) {
  const beganS = Date.now() / 1000;
  for (let clickCount = 1; clickCount <= times; clickCount++) {
    const timing = { clickCount, timestamp: beganS + clickCount * 0.08 };
    await mouse('mousePressed', spot, set, timing);
    await mouse('mouseReleased', spot, set, timing);
  }
}
