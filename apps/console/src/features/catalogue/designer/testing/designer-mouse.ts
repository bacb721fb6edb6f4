import { cdp } from 'vitest/browser';
import { canvas, sheet } from './designer-screen.tsx';

/** A hand on a real mouse: the browser itself makes the events, with one button held over several steps if need be. */

interface Point {
  readonly x: number;
  readonly y: number;
}

interface MouseOptions {
  readonly button?: 'left' | 'middle';
  readonly modifiers?: number;
}

/** As the browser's inspector counts them. */
export const modifierBits = { alt: 1, shift: 8 } as const;
const buttonBits = { left: 1, middle: 4 } as const;

/** A point of the canvas, in the window. */
export function at(x: number, y: number): Point {
  const { left, top, width } = sheet();
  const scale = width / canvas.width;
  return { x: left + x * scale, y: top + y * scale };
}

/** The middle of a grip of what is picked. */
export function grip(name: string): Point {
  const { left, top, width, height } =
    document.querySelector(`[data-grip="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** What the browser can be told; Vitest leaves its type to the provider. */
const inspector = () => cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };

async function mouse(
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  { x, y }: Point,
  { button = 'left', modifiers = 0 }: MouseOptions = {},
  timing: { clickCount?: number; timestamp?: number } = {},
) {
  // The test stands in a frame of the page that the inspector knows.
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

/** Pressed and moved, in steps; not let go. */
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

/** Once, or so many times in a row: as fast as a hand, however long the machine takes over it. */
export async function click(spot: Point, { times = 1, ...set }: MouseOptions & { times?: number } = {}) {
  const beganS = Date.now() / 1000;
  for (let clickCount = 1; clickCount <= times; clickCount++) {
    const timing = { clickCount, timestamp: beganS + clickCount * 0.08 };
    await mouse('mousePressed', spot, set, timing);
    await mouse('mouseReleased', spot, set, timing);
  }
}
