import { RegistrationMark } from './registration-mark.tsx';

/** A blank sheet with print marks: nothing here yet. */
export function EmptyArt() {
  return (
    <svg viewBox="0 0 150 130" fill="none" role="presentation">
      <ellipse cx="75" cy="122" rx="66" ry="6" fill="var(--primary-soft)" />
      <path d="M112 16l10 2a4 4 0 0 1 3 5l-13 88z" fill="var(--primary-soft)" />
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
      <g stroke="var(--primary-line)" strokeWidth="1.5" strokeDasharray="4 3">
        <rect x="43" y="20" width="25" height="25" rx="5" />
        <path d="M76 28h25M76 38h14M43 61h58M43 74h58M43 87h40" />
      </g>
      <RegistrationMark x={13} y={22} />
      <RegistrationMark x={135} y={90} />
      <circle cx="112" cy="103" r="14" fill="var(--primary)" />
      <path d="M112 96v14M105 103h14" stroke="var(--surface)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
