import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

/** The quiet zone around a code, in modules, which scanners need. */
const quietModules = 4;

/** A QR code, generated locally, so that its content is not sent anywhere. Black on white, whatever is around it. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { path, side } = useMemo(() => qrPath(text), [text]);
  const box = `${-quietModules} ${-quietModules} ${side + 2 * quietModules} ${side + 2 * quietModules}`;
  return (
    <svg className={className} viewBox={box} role="img" aria-label={label} shapeRendering="crispEdges">
      <path
        d={`M${-quietModules} ${-quietModules}h${side + 2 * quietModules}v${side + 2 * quietModules}H${-quietModules}z`}
        fill="#fff"
      />
      <path d={path} fill="#000" />
    </svg>
  );
}
