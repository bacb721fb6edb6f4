import { locales } from '@platen/model/locale';
import { Dropdown } from 'antd';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { useText } from '../../ui/text.ts';
import { currentLocale, localeNames, switchLocale } from './locale.ts';
import { localeTexts } from './locale.messages.ts';
import styles from './locale-switch.module.css';

/** Chooses the language; the page reloads in it. */
export function LocaleSwitch({ isShort = false }: { isShort?: boolean }) {
  const t = useText(localeTexts);
  const current = localeNames[currentLocale()];
  const items = locales.map((locale) => ({
    key: locale,
    label: <span lang={locale}>{localeNames[locale].name}</span>,
    icon: <Check aria-hidden style={{ visibility: locale === currentLocale() ? 'visible' : 'hidden' }} />,
    onClick: () => switchLocale(locale),
  }));
  return (
    <Dropdown menu={{ items, selectedKeys: [currentLocale()] }} trigger={['click']} placement="bottomRight">
      <button type="button" className={styles.switch} aria-label={`${t('language')}: ${current.name}`}>
        <Globe aria-hidden />
        {isShort ? current.short : current.name}
        {!isShort && <ChevronDown aria-hidden />}
      </button>
    </Dropdown>
  );
}
