import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { templateKinds } from '@platen/model/catalogue/template-kinds';
import { useText } from '../../../ui/text.ts';
import styles from './kind-choice.module.css';
import { skuTemplateFormTexts } from './sku-templates-form.messages.ts';

interface Props {
  id?: string;
  value?: TemplateKind;
  onChange?: (next: TemplateKind) => void;
  isFixed: boolean;
}

/** The three kinds, each with its meaning: the choice is final. */
export function KindChoice({ id, value, onChange, isFixed }: Props) {
  const t = useText(skuTemplateFormTexts);
  return (
    <div {...(id && { id })} className={styles.kinds} role="radiogroup" aria-label={t('kind')}>
      {templateKinds.map((kind) => (
        <label key={kind} className={styles.kind} data-chosen={kind === value} data-fixed={isFixed}>
          <input
            type="radio"
            name="kind"
            checked={kind === value}
            disabled={isFixed && kind !== value}
            onChange={() => onChange?.(kind)}
          />
          <span className={styles.name}>{t(`kinds.${kind}`)}</span>
          <span className={styles.text}>{t(`kindTexts.${kind}`)}</span>
        </label>
      ))}
    </div>
  );
}
