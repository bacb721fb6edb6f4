import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface HeldPointer {
  moveTo: (to: Point) => Promise<void>;
  release: () => Promise<void>;
}

/** The part of the protocol of Chromium that is used here. */
interface Session {
  send(method: string, params: object): Promise<unknown>;
}

/**
 * Presses a mouse button or puts a finger down, as a device would, and holds it until it is released. Events that a test
 * creates by itself lack what a browser adds to them: capture, and scrolling by touch.
 */
export async function holdPointer(kind: 'mouse' | 'touch', on: Element): Promise<HeldPointer> {
  const session = cdp() as unknown as Session;
  await expect.poll(isDragUnderWay).toBe(false);
  await expect.poll(runningAnimations).toEqual([]);
  let last = centerOf(on);
  await send(session, kind, 'down', last);
  return {
    async moveTo(to) {
      // In steps: a pointer that jumps would not be taken for a drag that crosses what lies between.
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await send(session, kind, 'move', { x: last.x + (to.x - last.x) * share, y: last.y + (to.y - last.y) * share });
      }
      last = to;
    },
    release: () => send(session, kind, 'up', last),
  };
}

export function centerOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** After a drop it takes a few renders until another drag can begin; until then the cursor is that of a drag. */
function isDragUnderWay(): boolean {
  return getComputedStyle(document.body).cursor === 'grabbing';
}

/** What still moves would be missed. Spinners never end. */
function runningAnimations(): Animation[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
}

const eventNames = {
  mouse: { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' },
  touch: { down: 'touchStart', move: 'touchMove', up: 'touchEnd' },
} as const;

async function send(session: Session, kind: 'mouse' | 'touch', what: 'down' | 'move' | 'up', at: Point) {
  const point = inTopWindow(at);
  const type = eventNames[kind][what];
  if (kind === 'touch') {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: what === 'up' ? [] : [point] });
  } else {
    await session.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', buttons: 1, clickCount: 1 });
  }
}

/** Tests run in an iframe, which may be scaled; devices know only the window around it. */
function inTopWindow({ x, y }: Point): Point {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) return { x, y };
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / frame.offsetWidth;
  return { x: left + x * scale, y: top + y * scale };
}
