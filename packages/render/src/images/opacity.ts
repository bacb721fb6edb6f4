/** Whether every pixel of straight RGBA is opaque. */
export function areOpaque(data: Uint8Array | Uint8ClampedArray): boolean {
  const { length } = data;
  for (let at = 3; at < length; at += 4) if (data[at] !== 255) return false;
  return true;
}
