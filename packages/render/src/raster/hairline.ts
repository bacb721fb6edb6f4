import { enlarge, takeBack } from './enlarged.ts';
import { newMask, stampMask } from './masks.ts';
import type { Mask, PixelRect } from './surface.ts';

/**
 * Up to a width of one pixel, a host draws a line as a paler one of a full pixel, and how pale differs between hosts
 * by up to 7 of 255. Such lines are drawn enlarged, where they are wide enough to be covered like everything else,
 * and then taken back to size.
 */
export const hairlineMaxPx = 1.05;

const timesMax = 8;
/** In pixels of the result; keeps the enlarged canvas small, however large the frame is. */
const blockPx = 256;

type DrawEnlarged = (part: PixelRect, times: number, lineTimes: number) => Mask;

export function enlargedStroke(frame: PixelRect, widthPx: number, draw: DrawEnlarged): Mask {
  const times = Math.min(timesMax, Math.ceil(hairlineMaxPx / widthPx) + 1);
  // A line too thin even for that is drawn as the thinnest that is not, and counts for less.
  const drawnPx = Math.max(widthPx, (hairlineMaxPx + 0.05) / times);
  const whole = newMask(frame);
  for (let top = frame.top; top < frame.top + frame.height; top += blockPx) {
    for (let left = frame.left; left < frame.left + frame.width; left += blockPx) {
      const width = Math.min(blockPx, frame.left + frame.width - left);
      const block = { left, top, width, height: Math.min(blockPx, frame.top + frame.height - top) };
      const enlarged = draw(enlarge(block, times), times, drawnPx / widthPx);
      stampMask(whole, takeBack(enlarged, block, times, widthPx / drawnPx), 0, 0);
    }
  }
  return whole;
}
