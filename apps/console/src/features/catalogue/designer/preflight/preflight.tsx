import { showLayer } from '../store/show-layer.ts';
import { textIn } from '@platen/model/locale';
import { Badge, Drawer, Segmented, Tag, Tooltip } from 'antd';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import button from '../commands/command-button.module.css';
import type { CanvasFinding } from '../stage/canvas-messages.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { preflightTexts } from './preflight.messages.ts';
import styles from './preflight.module.css';

type Shown = 'all' | CanvasFinding['severity'];

/** What would spoil the print, found anew whenever the canvas is drawn. Each finding leads to its layer. */
export function Preflight({ findings }: { findings: readonly CanvasFinding[] }) {
  const t = useText(preflightTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<Shown>('all');
  const countOf = (severity: CanvasFinding['severity']) => findings.filter((each) => each.severity === severity).length;
  const name = t('open', { count: findings.length });
  return (
    <>
      <Tooltip title={name}>
        <button type="button" className={button.button} aria-label={name} onClick={() => setOpen(!isOpen)}>
          <Badge count={findings.length} size="small" color={countOf('error') > 0 ? 'var(--danger)' : '#b06a00'}>
            <Printer aria-hidden />
          </Badge>
        </button>
      </Tooltip>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('title')}
        size={420}
        mask={false}
        classNames={{ body: styles.body ?? '' }}
      >
        <Segmented<Shown>
          block
          value={shown}
          onChange={(next) => setShown(next)}
          options={[
            { value: 'all', label: t('all', { count: String(findings.length) }) },
            { value: 'error', label: t('errors', { count: String(countOf('error')) }) },
            { value: 'warning', label: t('warnings', { count: String(countOf('warning')) }) },
          ]}
        />
        {findings.length === 0 && <p className={styles.none}>{t('none')}</p>}
        <ol className={styles.list}>
          {findings
            .filter(({ severity }) => shown === 'all' || severity === shown)
            .map((finding) => (
              <li key={`${finding.kind} ${finding.layer_id} ${finding.detail}`} data-severity={finding.severity}>
                <span>{textIn(finding.text, locale)}</span>
                <Tag color={finding.severity === 'error' ? 'error' : 'warning'}>{t(finding.severity)}</Tag>
                <button type="button" onClick={() => store.act((editor) => showLayer(editor, finding.layer_id))}>
                  {t('show')}
                </button>
              </li>
            ))}
        </ol>
      </Drawer>
    </>
  );
}
