import { type TemplateType, templateTypeTags } from '@platen/design/template';
import { textIn } from '@platen/model/text/locale';
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
