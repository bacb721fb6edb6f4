import styles from './logo.module.css';

/** Three sheets, and the hole by which they are aligned. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="24" height="24" className={styles.mark} aria-hidden>
      <rect x="2" y="10" width="20" height="20" rx="6" fill="var(--primary-line)" />
      <rect x="6" y="6" width="20" height="20" rx="6" fill="var(--primary-hover)" opacity=".8" />
      <rect x="10" y="2" width="20" height="20" rx="6" fill="var(--primary)" />
      <circle cx="20" cy="12" r="4" fill="var(--surface)" />
    </svg>
  );
}

export function Logo({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name} hidden={isMarkOnly}>
        Platen
      </span>
    </span>
  );
}
