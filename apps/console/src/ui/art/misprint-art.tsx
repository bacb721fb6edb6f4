import { RegistrationMark } from './registration-mark.tsx';

const mug = 'M41 36h46v42a12 12 0 0 1-12 12H53a12 12 0 0 1-12-12zM87 48h6a14 14 0 0 1 0 28h-6';

/** A mug with misaligned inks: something went wrong. */
export function MisprintArt() {
  return (
    <svg viewBox="0 0 150 130" fill="none" role="presentation">
      <rect x="9" y="10" width="132" height="114" rx="8" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.4" />
      <path d="M1 33h8M1 101h8M141 33h8M141 101h8" stroke="var(--edge)" strokeWidth="1.4" />
      <RegistrationMark x={25} y={26} color="var(--ink-rose)" />
      <RegistrationMark x={125} y={108} color="var(--ink-rose)" />
      <g strokeWidth="4" style={{ mixBlendMode: 'multiply' }}>
        <path d={mug} transform="translate(-5 5)" stroke="var(--ink-orange)" />
        <path d={mug} transform="translate(5 -3)" stroke="var(--ink-rose)" style={{ mixBlendMode: 'multiply' }} />
        <path d={mug} stroke="var(--primary)" style={{ mixBlendMode: 'multiply' }} />
      </g>
      <circle cx="136" cy="18" r="14" fill="var(--danger)" />
      <path d="M136 11v8M136 24v.5" stroke="var(--surface)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
