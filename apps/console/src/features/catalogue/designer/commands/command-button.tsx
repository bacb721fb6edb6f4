import { textIn } from '@platen/model/text/locale';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useEditor } from '../store/editor-store.ts';
import styles from './command-button.module.css';
import { useCommand } from './designer-commands.ts';
import { keyText } from './key-names.ts';

interface Props {
  id: string;
  icon: ReactNode;
  /** For a toggle that is on. */
  isOn?: boolean;
}

const tooltipDelayS = 0.4;

/** A command as a toolbar button: an icon, with its name and keys in the tooltip. */
export function CommandButton({ id, icon, isOn }: Props) {
  const command = useCommand(id);
  const isEnabled = useEditor((editor) => command.isEnabled(editor));
  const name = textIn(command.label, useLocale());
  const keys = command.keys[0] === undefined ? '' : ` (${keyText(command.keys[0])})`;
  return (
    <Tooltip title={name + keys} mouseEnterDelay={tooltipDelayS}>
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        disabled={!isEnabled}
        onClick={command.run}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
