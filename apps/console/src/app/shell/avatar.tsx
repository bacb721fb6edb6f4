import styles from './user-menu.module.css';

/** `Lin Xiaowen` → LX, `林晓雯` → 林. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)) : [name.trim().charAt(0)];
  return letters.join('').toUpperCase();
}

export function Avatar({ name, image }: { name: string; image: string | null }) {
  return (
    <span className={styles.avatar} aria-hidden>
      {image ? <img src={image} alt="" /> : initials(name)}
    </span>
  );
}
