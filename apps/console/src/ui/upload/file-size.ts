const bytesPerKb = 1024;

/** `1536` → `1.5 KB`; rounded for comparison. */
export function formatBytes(bytes: number): string {
  if (bytes < bytesPerKb) return `${bytes} B`;
  const units = ['KB', 'MB', 'GB', 'TB'];
  let value = bytes / bytesPerKb;
  let unit = 0;
  while (value >= bytesPerKb && unit < units.length - 1) {
    value /= bytesPerKb;
    unit += 1;
  }
  return `${value.toFixed(value < 10 ? 1 : 0)} ${units[unit]}`;
}
