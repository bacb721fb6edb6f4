import { RegistrationMark } from './registration-mark.tsx';

const ink = {
  fontSize: 118,
  fontWeight: 700,
  letterSpacing: -2,
  textAnchor: 'middle',
  mixBlendMode: 'multiply',
} as const;

/** 404, printed with misaligned inks. */
export function MissingPageArt() {
  return (
    <svg viewBox="0 0 280 140" fill="none" role="presentation">
      <path d="M268 2h10v10M12 138H2v-10" stroke="var(--primary-line)" strokeWidth="1.6" />
      <RegistrationMark x={12} y={18} />
      <RegistrationMark x={266} y={122} />
      <text x="136" y="114" fill="var(--ink-orange)" style={ink}>
        404
      </text>
      <text x="145" y="109" fill="var(--ink-rose)" style={ink}>
        404
      </text>
      <text x="140" y="112" fill="var(--primary)" style={{ ...ink, mixBlendMode: 'normal' }}>
        404
      </text>
    </svg>
  );
}
