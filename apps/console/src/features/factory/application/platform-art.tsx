/** Our own drawings: the vendors' logos are not ours to use. */
export function MacArt() {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden>
      <rect x="7" y="10" width="34" height="23" rx="3" fill="var(--surface)" stroke="currentColor" strokeWidth="1.6" />
      <path d="M3 36.5h42l-2.4 2.7a3 3 0 0 1-2.2 1H7.6a3 3 0 0 1-2.2-1z" fill="currentColor" />
      <circle cx="24" cy="21.5" r="5" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

export function LinuxArt() {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden>
      <rect x="5" y="8" width="38" height="32" rx="3" fill="var(--surface)" stroke="currentColor" strokeWidth="1.6" />
      <path d="m13 18 6 5-6 5M22 29h11" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}

export function WindowsArt() {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden>
      <rect x="5" y="8" width="38" height="26" rx="3" fill="var(--surface)" stroke="currentColor" strokeWidth="1.6" />
      <path d="M17 41h14M24 34v7" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M18 15h5v5h-5zM25 15h5v5h-5zM18 22h5v5h-5zM25 22h5v5h-5z" fill="currentColor" />
    </svg>
  );
}
