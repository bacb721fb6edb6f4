import { layersOf } from '@platen/design/editor/editor';
import { showConfig } from '@platen/design/editor/editor-actions';
import { layerKindOf } from '@platen/design/layers/index';
import { findLayer } from '@platen/design/tree';
import { textIn } from '@platen/model/text/locale';
import { Badge, Segmented, Tag, Tooltip } from 'antd';
import { LocateFixed, Printer } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import button from '../commands/command-button.module.css';
import { useCommand } from '../commands/designer-commands.ts';
import { SidePanel } from '../panel/side-panel.tsx';
import { useEditorStore } from '../store/editor-store.ts';
import { showLayer } from '../store/show-layer.ts';
import { preflightTexts } from './preflight.messages.ts';
import styles from './preflight.module.css';
import type { PreflightFinding } from './preflight.types.ts';
import { useFindings } from './use-preflight.ts';

type Shown = 'all' | PreflightFinding['severity'];

/** What would spoil the prints, image by image. Each finding links to its layer. */
export function PreflightPanel({ onClose }: { onClose: () => void }) {
  const t = useText(preflightTexts);
  const findings = useFindings();
  const [shown, setShown] = useState<Shown>('all');
  const countOf = (severity: Shown) => String(findings.filter((each) => each.severity === severity).length);
  return (
    <SidePanel title={t('title')} icon={<Printer aria-hidden />} onClose={onClose}>
      <Segmented<Shown>
        block
        className={styles.filter ?? ''}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'all', label: t('all', { count: String(findings.length) }) },
          { value: 'error', label: t('errors', { count: countOf('error') }) },
          { value: 'warning', label: t('warnings', { count: countOf('warning') }) },
        ]}
      />
      {findings.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <FindingList findings={findings.filter(({ severity }) => shown === 'all' || severity === shown)} />
    </SidePanel>
  );
}

export function FindingList({ findings }: { findings: readonly PreflightFinding[] }) {
  const t = useText(preflightTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const nameOf = (finding: PreflightFinding) => {
    const layer = findLayer(layersOf(showConfig(store.get(), finding.configId)), finding.layer_id);
    return layer ? layer.name || textIn(layerKindOf(layer).label, locale) : '';
  };
  return (
    <ol className={styles.list}>
      {findings.map((finding) => (
        <li key={finding.number} data-severity={finding.severity}>
          <span className={styles.number}>{finding.number}</span>
          <span>{textIn(finding.text, locale)}</span>
          <Tag color={finding.severity === 'error' ? 'error' : 'warning'}>{t(finding.severity)}</Tag>
          <button
            type="button"
            onClick={() => store.act((editor) => showLayer(showConfig(editor, finding.configId), finding.layer_id))}
          >
            <LocateFixed aria-hidden />
            {[finding.configName, nameOf(finding)].filter((part) => part !== '').join(' › ')}
          </button>
        </li>
      ))}
    </ol>
  );
}

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
