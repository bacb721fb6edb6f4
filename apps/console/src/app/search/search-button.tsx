import { Button } from 'antd';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useText } from '../../ui/text.ts';
import { searchTexts } from './search.messages.ts';
import styles from './search-button.module.css';

const SearchDialog = lazyComponent(async () => (await import('./search.dialog.tsx')).SearchDialog);
const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens the search: a field in the bar, an icon on a phone, and Ctrl+K or Cmd+K everywhere. */
export function SearchButton({ isSmall }: { isSmall: boolean }) {
  const t = useText(searchTexts);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A screen with its own search, such as the designer, has already handled the keys.
      if (event.defaultPrevented) return;
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((isShown) => !isShown);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const open = () => setOpen(true);
  return (
    <>
      {isSmall ? (
        <Button type="text" icon={<Search aria-hidden />} aria-label={t('open')} onClick={open} />
      ) : (
        <button type="button" className={styles.field} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
          <Search aria-hidden />
          <span>{t('open')}</span>
          <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
        </button>
      )}
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
