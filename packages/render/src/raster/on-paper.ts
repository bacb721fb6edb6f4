/**
 * Blends transparent pixels onto white, which is assumed as the color of the printed material. In place, not
 * premultiplied.
 */
export function onPaper(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const rest = 255 - (data[at + 3] as number);
    if (rest === 0) continue;
    for (let channel = at; channel < at + 3; channel++) {
      data[channel] = (data[channel] as number) + ((255 - (data[channel] as number)) * rest) / 255;
    }
    data[at + 3] = 255;
  }
}
