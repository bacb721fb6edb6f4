/** Whether every pixel of straight RGBA is opaque. */
export function areOpaque(data: Uint8Array | Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}
