import { Button, Tag } from 'antd';
import { ChevronLeft, ChevronRight, TableProperties } from 'lucide-react';
import { useLocale } from 'use-intl';
import { cellsOn, parsePastedCells } from '../../../../ui/pasted-cells.ts';
import { useText } from '../../../../ui/text.ts';
import { IconButton } from '../../../../ui/upload/icon-button.tsx';
import bar from '../bar/bar.module.css';
import { SidePanel } from '../panel/side-panel.tsx';
import { worstOf } from '../preflight/finding-mark.tsx';
import type { PreflightFinding } from '../preflight/preflight.types.ts';
import { FindingList } from '../preflight/preflight-panel.tsx';
import { proofTexts } from './proof.messages.ts';
import styles from './proof.module.css';
import type { ProofRow, ProofSheet } from './read-proof-rows.ts';
import type { Proof } from './use-proof.ts';

/** The rows of a pasted sheet beside the canvas, to step through, each with its problems. */
export function ProofPanel({ proof, onClose }: { proof: Proof; onClose: () => void }) {
  const t = useText(proofTexts);
  const { sheet } = proof;
  return (
    <SidePanel title={t('title')} icon={<TableProperties aria-hidden />} onClose={onClose}>
      {sheet && sheet.rows.length > 0 ? (
        <Rows proof={proof} sheet={sheet} />
      ) : (
        <div className={styles.begin}>
          <p>{sheet ? t('none') : t('how')}</p>
          <textarea
            className={styles.paste}
            aria-label={t('paste')}
            placeholder={t('paste')}
            rows={6}
            value=""
            onPaste={(event) => {
              const text = event.clipboardData.getData('text/plain');
              event.preventDefault();
              proof.loadRows(cellsOn(event.clipboardData) ?? [[text.trim()]]);
            }}
            onChange={(event) => proof.loadRows(parsePastedCells(event.target.value))}
          />
        </div>
      )}
      {sheet && <Leftovers sheet={sheet} />}
    </SidePanel>
  );
}

function Rows({ proof, sheet }: { proof: Proof; sheet: ProofSheet }) {
  const t = useText(proofTexts);
  const { rows } = sheet;
  const { row: shown, findings } = proof;
  const at = shown ? rows.indexOf(shown) : -1;
  const go = (step: number) => {
    const next = rows[at + step];
    if (next) proof.show(next);
  };
  return (
    <>
      <div className={styles.bar}>
        <IconButton
          label={t('previous')}
          icon={<ChevronLeft aria-hidden />}
          disabled={at <= 0}
          onClick={() => go(-1)}
        />
        <span role="status">{t('place', { number: String(at + 1), count: String(rows.length) })}</span>
        <IconButton
          label={t('next')}
          icon={<ChevronRight aria-hidden />}
          disabled={at >= rows.length - 1}
          onClick={() => go(1)}
        />
        <Button size="small" onClick={proof.end}>
          {t('again')}
        </Button>
      </div>
      <ul className={styles.rows} aria-label={t('rows')}>
        {rows.map((row) => (
          <li key={row.number}>
            <button type="button" aria-pressed={row === shown} onClick={() => proof.show(row)}>
              <small>{t('row', { number: String(row.number) })}</small>
              <span>{row.name}</span>
              {row.size !== '' && <small>{row.size}</small>}
              <RowMark findings={findings.get(row)} />
            </button>
            {row === shown && <FindingList findings={findings.get(row) ?? []} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The pasted cells that are not shown: they are reported, never dropped silently. */
function Leftovers({ sheet: { unknown, foreignCount, pictureCount } }: { sheet: ProofSheet }) {
  const t = useText(proofTexts);
  const locale = useLocale();
  const lines = [
    unknown.length > 0 && t('unknown', { names: new Intl.ListFormat(locale).format(unknown) }),
    foreignCount > 0 && t('foreign', { count: foreignCount }),
    pictureCount > 0 && t('pictures', { count: pictureCount }),
  ].filter((line) => line !== false);
  return lines.map((line) => (
    <p key={line} className={styles.note}>
      {line}
    </p>
  ));
}

/** Shown above the canvas while it shows the values of an order instead of those of the template. */
export function ProofNotice({ row, onEnd }: { row: ProofRow; onEnd: () => void }) {
  const t = useText(proofTexts);
  return (
    <p className={bar.notice} role="note" data-tone="info">
      <TableProperties aria-hidden />
      <span>{t('shown', { number: String(row.number), name: row.name })}</span>
      <Button size="small" onClick={onEnd}>
        {t('end')}
      </Button>
    </p>
  );
}

/** Whether a row can be printed. */
function RowMark({ findings }: { findings: readonly PreflightFinding[] | undefined }) {
  const t = useText(proofTexts);
  if (!findings) return <Tag>{t('waiting')}</Tag>;
  if (findings.length === 0) return <Tag color="success">{t('fine')}</Tag>;
  return <Tag color={worstOf(findings)}>{t('problems', { count: findings.length })}</Tag>;
}
