import { Badge, Tooltip } from 'antd';
import { Printer } from 'lucide-react';
import { useText } from '../../../../ui/text.ts';
import button from '../commands/command-button.module.css';
import { useCommand } from '../commands/designer-command.ts';
import { preflightTexts } from './preflight.messages.ts';
import { useFindings } from './use-preflight.ts';

/** The number of problems, and a button that opens them. */
export function PreflightButton({ isOpen }: { isOpen: boolean }) {
  const t = useText(preflightTexts);
  const findings = useFindings();
  const { run } = useCommand('preflight');
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  const name = t('open', { count: findings.length });
  return (
    <Tooltip title={name}>
      <button type="button" className={button.button} aria-label={name} aria-pressed={isOpen} onClick={run}>
        <Badge count={findings.length} size="small" color={hasErrors ? 'var(--danger)' : '#b06a00'}>
          <Printer aria-hidden />
        </Badge>
      </button>
    </Tooltip>
  );
}
