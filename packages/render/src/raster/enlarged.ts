import { newMask, type OwnMask } from './masks.ts';
import type { Mask, PixelRect } from './surface.ts';

/** A frame, so many times as large. */
export function enlarge({ left, top, width, height }: PixelRect, times: number): PixelRect {
  return { left: left * times, top: top * times, width: width * times, height: height * times };
}

/** A mask that was covered enlarged, at its own size: each pixel is the mean of those that it was enlarged to. */
export function takeBack(enlarged: Mask, frame: PixelRect, times: number, share = 1): OwnMask {
  const mask = newMask(frame);
  const scale = share / (times * times);
  const { data, step, offset } = enlarged;
  for (let y = 0, to = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++, to++) {
      let sum = 0;
      for (let row = y * times; row < (y + 1) * times; row++) {
        let at = offset + (row * enlarged.width + x * times) * step;
        for (let column = 0; column < times; column++, at += step) sum += data[at] as number;
      }
      mask.data[to] = Math.round(sum * scale);
    }
  }
  return mask;
}
