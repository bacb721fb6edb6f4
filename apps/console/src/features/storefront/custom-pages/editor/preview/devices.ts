import type { Device } from '../store/page-editor.ts';

interface DeviceFrame {
  readonly widthPx: number;
  /** The maximum height; without one, as high as there is room. */
  readonly heightMaxPx: number | undefined;
}

/** The window of a page on each device. */
export const deviceFrames: Readonly<Record<Device, DeviceFrame>> = {
  pc: { widthPx: 1280, heightMaxPx: undefined },
  pad: { widthPx: 1023, heightMaxPx: 1180 },
  mobile: { widthPx: 390, heightMaxPx: 844 },
};

export const devices = Object.keys(deviceFrames) as Device[];
/** The same in both languages. */
export const deviceNames: Readonly<Record<Device, string>> = { pc: 'PC', pad: 'PAD', mobile: 'MOBILE' };

/** The space around the frame for its outline and its caption. */
const marginPx = { x: 56, top: 44, bottom: 20 };
const scaleMin = 0.25;

export interface FittedFrame {
  readonly widthPx: number;
  readonly heightPx: number;
  /** At most 1: a page is never enlarged. */
  readonly scale: number;
}

/**
 * Fits a device's window into the available space. A width that does not fit is scaled down; a phone or tablet is
 * scaled so that all of it is visible, but for its height never below three quarters: then it is cut off, and scrolls.
 */
export function fitFrame(device: Device, room: { width: number; height: number }): FittedFrame {
  const { widthPx, heightMaxPx } = deviceFrames[device];
  const width = Math.max(1, room.width - 2 * marginPx.x);
  const height = Math.max(1, room.height - marginPx.top - marginPx.bottom);
  const byWidth = Math.min(1, width / widthPx);
  const byHeight = heightMaxPx === undefined ? 1 : Math.max(0.75, height / heightMaxPx);
  const scale = Math.max(scaleMin, Math.min(byWidth, byHeight));
  const heightPx = Math.min(heightMaxPx ?? Number.POSITIVE_INFINITY, Math.round(height / scale));
  return { widthPx, heightPx, scale };
}
