import { type TemplateType, templateTypeTags } from '@platen/design/template';
import { textIn } from '@platen/model/text/locale';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocale } from 'use-intl';
import styles from './configs.module.css';

/** The type of an image. */
export function TypeTag({ type }: { type: TemplateType }) {
  return (
    <span className={styles.tag} data-type={type}>
      {textIn(templateTypeTags[type], useLocale())}
    </span>
  );
}

/** For a row of choices that may overflow: scrolls the selected choice into view, however it was selected. */
export function useScrollIntoView(chosen: string): RefObject<HTMLSpanElement | null> {
  const row = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (chosen === '') return;
    const choice = row.current?.querySelector('input:checked')?.closest('label');
    choice?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [chosen]);
  return row;
}
