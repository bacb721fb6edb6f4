import { Alert, Button } from 'antd';
import type { Dispatch } from 'react';
import { useText } from '../../../../ui/text.ts';
import { type DraftChange, draftsMax } from '../draft/draft-state.ts';
import { isWorthReporting, type PasteReport } from '../draft/paste-cells.ts';
import { orderGridTexts } from './order-grid.messages.ts';
import styles from './order-grid.module.css';

/** The result of a paste: how much was pasted, and what was not, with the reason. */
export function PasteNote({ report, change }: { report: PasteReport; change: Dispatch<DraftChange> }) {
  const t = useText(orderGridTexts);
  if (!isWorthReporting(report)) return null;
  const { rows, overRows, foreignRows, columns, overCells, pictures, addressKeys } = report;
  const left = overRows + foreignRows;
  const lines = [
    overRows > 0 && t('report.overRows', { count: overRows, max: String(draftsMax) }),
    foreignRows > 0 && t('report.foreignRows', { count: foreignRows }),
    columns.length > 0 && t('report.columns', { columns: columns.join(', ') }),
    overCells > 0 && t('report.overCells', { count: overCells }),
    pictures > 0 && t('report.pictures', { count: pictures }),
    addressKeys.length > 0 && t('report.addresses', { count: addressKeys.length }),
  ].filter((line) => line !== false);
  const isWhole = left + overCells + pictures + columns.length === 0;
  const done = report.hasHeaders ? t('report.pastedByHeaders', { rows }) : t('report.pasted', { rows });
  return (
    <Alert
      className={styles.note}
      type={isWhole ? 'success' : 'warning'}
      showIcon
      title={[left > 0 ? t('report.pastedNot', { rows, left: String(left) }) : done, ...lines].map((line) => (
        <div key={line}>{line}</div>
      ))}
      closable={{ onClose: () => change({ type: 'readReport' }) }}
      action={
        <span className={styles.noteButtons}>
          {addressKeys.length > 0 && (
            <Button size="small" onClick={() => change({ type: 'split', keys: new Set(addressKeys) })}>
              {t('report.split')}
            </Button>
          )}
          <Button
            size="small"
            onClick={() => {
              change({ type: 'undo' });
              change({ type: 'readReport' });
            }}
          >
            {t('report.undo')}
          </Button>
        </span>
      }
    />
  );
}
