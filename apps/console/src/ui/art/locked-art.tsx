import { RegistrationMark } from './registration-mark.tsx';

/** A covered sheet: it exists, but not for this user. */
export function LockedArt() {
  return (
    <svg viewBox="0 0 150 130" fill="none" role="presentation">
      <ellipse cx="75" cy="122" rx="66" ry="6" fill="var(--primary-soft)" />
      <rect
        x="31"
        y="7"
        width="82"
        height="106"
        rx="6"
        fill="var(--surface)"
        stroke="var(--primary-line)"
        strokeWidth="1.6"
      />
      <path
        d="M43 24h58M43 37h58M43 87h58M43 98h34"
        stroke="var(--primary-line)"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
      <RegistrationMark x={13} y={22} />
      <RegistrationMark x={135} y={90} />
      <rect x="54" y="58" width="36" height="28" rx="6" fill="var(--primary)" />
      <path d="M62 58v-6a10 10 0 0 1 20 0v6" stroke="var(--primary)" strokeWidth="4" />
      <path d="M72 69v7" stroke="var(--surface)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
