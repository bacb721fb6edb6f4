/** The cross in a circle by which printers align inks. */
export function RegistrationMark(props: { x: number; y: number; color?: string }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`} stroke={props.color ?? 'var(--primary-hover)'} strokeWidth="1.2">
      <circle r="5" />
      <path d="M-9 0H9M0 -9V9" />
    </g>
  );
}
