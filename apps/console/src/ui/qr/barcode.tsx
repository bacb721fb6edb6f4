import { code128QuietModules, encodeCode128 } from '@platen/render/code128';

const heightModules = 40;

/** A Code 128, by the same code that draws it on prints. Nothing for a text that it cannot hold. */
export function Barcode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const widths = encodeCode128(text);
  if (!widths) return null;
  let at = code128QuietModules;
  let path = '';
  for (const [index, width] of widths.entries()) {
    // Bars and spaces by turns.
    if (index % 2 === 0) path += `M${at} 0h${width}v${heightModules}h-${width}z`;
    at += width;
  }
  const side = at + code128QuietModules;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${heightModules}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${side}v${heightModules}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
