import { Checkbox } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { emptyValue } from '../../../ui/formats.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useText } from '../../../ui/text.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import type { OutboundField } from './parse-outbounds.ts';
import styles from './paste-preview.module.css';
import { canTick, isInvalid, type PastedRow } from './paste-rows.ts';

const labels = { order_system_no: 'orderNo', shipping_no: 'shippingNo', shipping_company: 'company' } as const;
const fields = Object.keys(labels) as OutboundField[];

interface PastePreviewProps {
  rows: readonly PastedRow[];
  onTick: (rows: readonly PastedRow[], isTicked: boolean) => void;
}

/** How the pasted list was parsed, row by row, with its problems and what will be recorded. */
export function PastePreview({ rows, onTick }: PastePreviewProps) {
  const t = useText(outboundsTexts);
  const [isOnlyFlagged, setOnlyFlagged] = useState(false);
  const bad = rows.filter(isInvalid);
  const doubtful = rows.filter(({ verdict }) => verdict === 'doubtful');
  const hasFlagged = bad.length + doubtful.length > 0;
  const shown = isOnlyFlagged && hasFlagged ? rows.filter((row) => isInvalid(row) || row.verdict === 'doubtful') : rows;
  const choosable = shown.filter(canTick);
  const ticked = choosable.filter(({ isTicked }) => isTicked);

  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <h3>{t('preview')}</h3>
        <span role="status">
          {t('summary', { count: rows.length })}
          {bad.length > 0 && <b data-tone="danger">{t('bad', { count: bad.length })}</b>}
          {doubtful.length > 0 && <b data-tone="warning">{t('doubtful', { count: doubtful.length })}</b>}
        </span>
        <Checkbox
          disabled={!hasFlagged}
          checked={isOnlyFlagged && hasFlagged}
          onChange={(event) => setOnlyFlagged(event.target.checked)}
        >
          {t('onlyBad')}
        </Checkbox>
      </div>
      <ScrollRegion className={styles.scroller} label={t('preview')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Checkbox
                  aria-label={t('tickAll')}
                  disabled={choosable.length === 0}
                  checked={choosable.length > 0 && ticked.length === choosable.length}
                  indeterminate={ticked.length > 0 && ticked.length < choosable.length}
                  onChange={(event) => onTick(choosable, event.target.checked)}
                />
              </th>
              <th scope="col">{t('row')}</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {t(labels[field])}
                </th>
              ))}
              <th scope="col">{t('finding')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <PreviewRow key={row.no} row={row} onTick={onTick} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function PreviewRow({ row, onTick }: { row: PastedRow; onTick: PastePreviewProps['onTick'] }) {
  const t = useText(outboundsTexts);
  const flagged = row.verdict === 'unread' ? row.problem : 'remark' in row ? row.remark : undefined;
  return (
    <tr data-verdict={row.verdict}>
      <td>
        {/* A native checkbox: a thousand of antd's would take seconds to render. */}
        <input
          type="checkbox"
          aria-label={t('tick', { no: String(row.no) })}
          disabled={!canTick(row)}
          checked={row.isTicked}
          onChange={(event) => onTick([row], event.target.checked)}
        />
      </td>
      <th scope="row">{row.no}</th>
      {fields.map((field) => (
        <td key={field} data-flagged={flagged?.field === field}>
          {row.input[field] || emptyValue}
        </td>
      ))}
      <td className={styles.remark}>
        <Remark row={row} />
      </td>
    </tr>
  );
}

function Remark({ row }: { row: PastedRow }) {
  const t = useText(outboundsTexts);
  switch (row.verdict) {
    case 'unread': {
      const { kind, field } = row.problem;
      return kind === 'twice' ? t('findings.twice') : t(`findings.${kind}`, { field: t(labels[field]) });
    }
    case 'refused':
    case 'doubtful':
      return row.remark.message;
    case 'good':
      return <Check role="img" aria-label={t('ready')} />;
    case 'unchecked':
      return t('checking');
  }
}
