import { findingText } from '@platen/design/design.messages';
import { newId } from '@platen/design/ids';
import type { ImageOption } from '@platen/design/items';
import { checkColorOption, checkTemplateOption } from '@platen/design/option-rules';
import { Button, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useLocale } from 'use-intl';
import { hexOf } from '../../../../ui/fields/color-hex.ts';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import { optionTexts } from './options.messages.ts';
import styles from './options.module.css';
import { type DraftFindings, type OptionDraft, OptionsFrame, useOptionDrafts } from './options-frame.tsx';

export type RowOptionKind = 'color' | 'template';

interface KindOfOption {
  readonly title: 'colorTitle' | 'templateTitle';
  check: (draft: OptionDraft, others: readonly OptionDraft[]) => DraftFindings;
  /** Creates a new option. */
  begin: (count: number, nameOf: (number: number) => string) => ImageOption;
}

const kinds: Readonly<Record<RowOptionKind, KindOfOption>> = {
  color: { title: 'colorTitle', check: checkColorOption, begin: () => ({ value: '', label: '' }) },
  template: {
    title: 'templateTitle',
    check: checkTemplateOption,
    // The value is only an id for the children to refer to.
    begin: (count, nameOf) => ({ value: newId(), label: nameOf(count + 1) }),
  },
};

interface Props {
  kind: RowOptionKind;
  options: readonly ImageOption[];
  value: string;
  onSave: (options: ImageOption[], value: string) => void;
  onClose: () => void;
}

/** The colors or templates that a customer chooses from, one per row. */
export function RowOptionsDialog({ kind, options, value, onSave, onClose }: Props) {
  const t = useText(optionTexts);
  const { title, check, begin } = kinds[kind];
  const edited = useOptionDrafts(options, value, check);
  const { drafts } = edited;
  return (
    <OptionsFrame
      title={t(title)}
      note={t('offered')}
      width={560}
      invalidCount={edited.invalidCount}
      count={drafts.length}
      onSave={() => {
        const { options: saved, value: chosen } = edited.result();
        onSave(saved, chosen);
        return true;
      }}
      onClose={onClose}
    >
      <ul className={styles.rows}>
        {drafts.map((draft, index) => (
          <li key={draft.key} className={styles.row} data-plain={kind === 'template'}>
            <Cell findings={edited.findings[index]} part="label">
              <Input
                aria-label={t('name')}
                placeholder={t('name')}
                maxLength={200}
                status={edited.findings[index]?.label ? 'error' : ''}
                value={draft.label}
                onChange={(event) => edited.update(draft.key, { label: event.target.value })}
              />
            </Cell>
            {kind !== 'template' && (
              <Cell findings={edited.findings[index]} part="value">
                <Input
                  aria-label={t('color')}
                  placeholder={'#E5484D'}
                  status={edited.findings[index]?.value ? 'error' : ''}
                  {...(kind === 'color' && {
                    prefix: (
                      <input
                        type="color"
                        aria-label={t('color')}
                        value={hexOf(draft.value)}
                        onChange={(event) => edited.update(draft.key, { value: event.target.value })}
                      />
                    ),
                  })}
                  value={draft.value}
                  onChange={(event) => edited.update(draft.key, { value: event.target.value })}
                />
              </Cell>
            )}
            {draft.value === edited.chosen ? (
              <span className={styles.default}>{t('isDefault')}</span>
            ) : (
              <button type="button" className={styles.default} onClick={() => edited.choose(draft.value)}>
                {t('makeDefault')}
              </button>
            )}
            {drafts.length > 1 && (
              <IconButton label={t('remove')} icon={<Trash2 aria-hidden />} onClick={() => edited.remove(draft.key)} />
            )}
          </li>
        ))}
      </ul>
      <Button
        className={styles.add ?? ''}
        icon={<Plus aria-hidden />}
        onClick={() => edited.add([begin(drafts.length, (number) => t('defaultTemplate', { number: String(number) }))])}
      >
        {t('add')}
      </Button>
    </OptionsFrame>
  );
}

function Cell({
  findings,
  part,
  children,
}: {
  findings: DraftFindings | undefined;
  part: 'label' | 'value';
  children: React.ReactNode;
}) {
  const locale = useLocale();
  const found = findings?.[part];
  return (
    <span className={styles.cell}>
      {children}
      {found && (
        <span className={styles.error} role="alert">
          {findingText(found, locale)}
        </span>
      )}
    </span>
  );
}
