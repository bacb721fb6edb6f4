import { Link } from '@tanstack/react-router';
import { useText } from '../../ui/text.ts';
import { useCurrentScreen } from '../navigation/use-screens.ts';
import styles from './breadcrumb.module.css';
import { shellTexts } from './shell.messages.ts';

/** The index screen above, if any, and the current screen. */
export function Breadcrumb() {
  const t = useText(shellTexts);
  const { title, parent } = useCurrentScreen();
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {parent && (
          <li>
            <Link to={parent.to}>{parent.title}</Link>
          </li>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
