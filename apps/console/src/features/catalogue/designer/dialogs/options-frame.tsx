import type { DesignFinding } from '@platen/design/design.messages';
import { newId } from '@platen/design/ids';
import type { ImageOption } from '@platen/design/items';
import { selectionAfterDelete } from '@platen/design/template-options';
import { Button, Modal } from 'antd';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../../ui/text.ts';
import { uiTexts } from '../../../../ui/ui.messages.ts';
import { optionTexts } from './options.messages.ts';
import styles from './options.module.css';

interface Props {
  title: string;
  note: string;
  width: number;
  /** Above the options. */
  tools?: ReactNode;
  invalidCount: number;
  /** Some options cannot be checked yet. */
  isChecking?: boolean;
  count: number;
  /** Returns whether the dialog may close. */
  onSave: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of every options dialog: it closes only through its buttons, and cannot be saved while something is invalid. */
export function OptionsFrame(props: Props) {
  const { title, note, width, tools, invalidCount, isChecking = false, count, onSave, onClose, children } = props;
  const t = useText(optionTexts);
  const ui = useText(uiTexts);
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      title={title}
      width={width}
      centered
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <div className={styles.foot}>
          <span className={styles.wrong} role="status">
            {invalidCount > 0 && (
              <>
                <CircleAlert aria-hidden />
                {t('wrong', { count: invalidCount })}
              </>
            )}
          </span>
          <span className={styles.note}>{t('count', { count })}</span>
          <Button onClick={() => setOpen(false)}>{ui('cancel')}</Button>
          <Button
            type="primary"
            disabled={invalidCount > 0 || isChecking}
            loading={isChecking}
            onClick={() => {
              if (onSave()) setOpen(false);
            }}
          >
            {ui('confirm')}
          </Button>
        </div>
      }
    >
      <p className={styles.note}>{note}</p>
      {tools}
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}

/** An option while it is edited: its name may be empty, and its image may be missing. */
export interface OptionDraft extends ImageOption {
  readonly key: string;
}

/** The problems of each field of an option. */
export type DraftFindings = Partial<Record<'label' | 'value' | 'width' | 'height', DesignFinding>>;

interface OptionDrafts {
  drafts: readonly OptionDraft[];
  /** The value of the default option. */
  chosen: string;
  findings: readonly DraftFindings[];
  invalidCount: number;
  update: (key: string, part: Partial<ImageOption>) => void;
  add: (options: readonly ImageOption[]) => void;
  remove: (key: string) => void;
  choose: (value: string) => void;
  /** The options as they are stored. */
  result: () => { options: ImageOption[]; value: string };
}

type Check = (draft: OptionDraft, others: readonly OptionDraft[], first: OptionDraft | undefined) => DraftFindings;

/** The options of an item while a dialog is open. */
export function useOptionDrafts(options: readonly ImageOption[], value: string, check: Check): OptionDrafts {
  const [drafts, setDrafts] = useState<readonly OptionDraft[]>(() =>
    options.map((each) => ({ ...each, key: newId() })),
  );
  const [chosen, setChosen] = useState(value);
  const findings = drafts.map((draft) =>
    check(
      draft,
      drafts.filter((other) => other !== draft),
      drafts[0],
    ),
  );
  return {
    drafts,
    chosen,
    findings,
    invalidCount: findings.filter((each) => Object.keys(each).length > 0).length,
    update(key, part) {
      setDrafts((now) => now.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)));
      const before = drafts.find((draft) => draft.key === key);
      if (part.value !== undefined && before?.value === chosen) setChosen(part.value);
    },
    add(more) {
      setDrafts((now) => [...now, ...more.map((each) => ({ ...each, key: newId() }))]);
    },
    remove(key) {
      const kept = drafts.filter((draft) => draft.key !== key);
      setDrafts(kept);
      setChosen(selectionAfterDelete(chosen, kept));
    },
    choose: setChosen,
    result: () => ({
      options: drafts.map(stored),
      value: selectionAfterDelete(chosen, drafts),
    }),
  };
}

function stored({ value, label, width, height }: OptionDraft): ImageOption {
  const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
  return { value, label: label.trim(), ...size };
}
