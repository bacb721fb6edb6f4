/** Whether every pixel of straight RGBA is opaque. */
export function areOpaque(data: Uint8Array | Uint8ClampedArray): boolean {
  const { length } = data;
  for (let at = 3; at < length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** By alpha and channel: what is left of a channel after it was multiplied by the alpha, rounded, and divided again. */
const settled = Uint8Array.from({ length: 65536 }, (_, at) => {
  const alpha = at >> 8;
  const premultiplied = Math.round(((at & 255) * alpha) / 255);
  return alpha === 0 ? 0 : Math.min(255, Math.round((premultiplied * 255) / alpha));
});

/**
 * A browser gives the pixels of a picture only through a canvas, which holds them premultiplied and so rounds the
 * colours of translucent ones, and rounds them again on the way out, each in its own way. Here they are rounded by one
 * arithmetic, before a canvas or after it: the outcome is the same. In place.
 */
export function settleTranslucent(data: Uint8Array | Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha === 255) continue;
    const row = alpha << 8;
    data[at] = settled[row | (data[at] as number)] as number;
    data[at + 1] = settled[row | (data[at + 1] as number)] as number;
    data[at + 2] = settled[row | (data[at + 2] as number)] as number;
  }
}
