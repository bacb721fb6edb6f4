import { Checkbox } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { nothing } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import type { Refusals } from './outbound-refusals.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import { type OutboundField, type ParsedRow, rowKey } from './parse-outbounds.ts';
import styles from './paste-preview.module.css';

const labels = { order_system_no: 'orderNo', shipping_no: 'shippingNo', shipping_company: 'company' } as const;
const fields = Object.keys(labels) as OutboundField[];

/** How the pasted list was read, row by row, and what is wrong with it. */
export function PastePreview({ rows, refusals }: { rows: readonly ParsedRow[]; refusals: Refusals }) {
  const t = useText(outboundsTexts);
  const [isOnlyBad, setOnlyBad] = useState(false);
  const numbered = rows.map((row, index) => ({ row, no: index + 1, trouble: troubleOf(row) }));
  const bad = numbered.filter(({ trouble }) => trouble !== undefined);

  function troubleOf({ input, finding }: ParsedRow): { field: OutboundField; text: string } | undefined {
    if (finding) {
      const { kind, field } = finding;
      return {
        field,
        text: kind === 'twice' ? t('findings.twice') : t(`findings.${kind}`, { field: t(labels[field]) }),
      };
    }
    const refusal = refusals.get(rowKey(input));
    return refusal && { field: refusal.field, text: refusal.message };
  }

  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <h3>{t('preview')}</h3>
        <span role="status">
          {t('summary', { count: rows.length })}
          {bad.length > 0 && <b>{t('bad', { count: bad.length })}</b>}
        </span>
        <Checkbox
          disabled={bad.length === 0}
          checked={isOnlyBad && bad.length > 0}
          onChange={(event) => setOnlyBad(event.target.checked)}
        >
          {t('onlyBad')}
        </Checkbox>
      </div>
      {/* Reachable by Tab: it scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="region" aria-label={t('preview')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
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
            {(isOnlyBad && bad.length > 0 ? bad : numbered).map(({ row, no, trouble }) => (
              <tr key={no} data-bad={trouble !== undefined}>
                <th scope="row">{no}</th>
                {fields.map((field) => (
                  <td key={field} data-bad={trouble?.field === field}>
                    {row.input[field] || nothing}
                  </td>
                ))}
                <td className={styles.trouble}>
                  {trouble ? trouble.text : <Check role="img" aria-label={t('ready')} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
