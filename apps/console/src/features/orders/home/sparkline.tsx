const width = 92;
const height = 36;

/** Only the shape of a trend; the figures are in the chart below. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const max = Math.max(...values, 1);
  const points = values.map((value, index) => [
    ((index / (values.length - 1)) * width).toFixed(1),
    (height - (value / max) * height).toFixed(1),
  ]);
  const line = `M${points.map((point) => point.join(' ')).join('L')}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="presentation">
      <path d={`${line}L${width} ${height}L0 ${height}Z`} fill="currentColor" opacity="0.09" />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
