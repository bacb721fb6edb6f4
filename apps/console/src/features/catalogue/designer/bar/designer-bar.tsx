import { Button } from 'antd';
import { ArrowLeft, Magnet, Redo2, Ruler, Save, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../ui/text.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { useCommand } from '../commands/designer-command.ts';
import { designerTexts } from '../designer.messages.ts';
import { useEditor } from '../store/use-editor.ts';
import styles from './bar.module.css';
import { ZoomControl } from './zoom-control.tsx';

interface Props {
  title: string;
  status: ReactNode;
  onBack: () => void;
  /** Next to undo and redo. */
  tools?: ReactNode;
  /** In the middle: the canvas switcher. */
  middle?: ReactNode;
  /** Before the save button. */
  end?: ReactNode;
  isSaving: boolean;
}

/** The bar of the designer, in both of its modes. */
export function DesignerBar({ title, status, onBack, tools, middle, end, isSaving }: Props) {
  const t = useText(designerTexts);
  const save = useCommand('save');
  const canSave = useEditor((editor) => save.isEnabled(editor));
  const showsGuides = useEditor(({ session }) => session.showsGuides);
  const snaps = useEditor(({ session }) => session.snaps);
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.back} aria-label={t('back')} title={t('back')} onClick={onBack}>
        <ArrowLeft aria-hidden />
      </button>
      <span className={styles.name}>
        <h1 title={title}>{title}</h1>
        {status}
      </span>
      <span className={styles.group}>
        <CommandButton id="undo" icon={<Undo2 aria-hidden />} />
        <CommandButton id="redo" icon={<Redo2 aria-hidden />} />
      </span>
      {tools && <span className={styles.group}>{tools}</span>}
      <ZoomControl />
      <span className={`${styles.group} ${styles.toggles}`}>
        <CommandButton id="toggle_guides" icon={<Ruler aria-hidden />} isOn={showsGuides} />
        <CommandButton id="toggle_snapping" icon={<Magnet aria-hidden />} isOn={snaps} />
      </span>
      <span className={styles.middle}>{middle}</span>
      <span className={styles.end}>
        {end}
        <Button type="primary" icon={<Save aria-hidden />} loading={isSaving} disabled={!canSave} onClick={save.run}>
          {t('save')}
        </Button>
      </span>
    </header>
  );
}
