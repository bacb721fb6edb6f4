import { resizeQualityDefault } from '@platen/model/files/resized-pictures';
import { formatYuan } from '@platen/model/money/money';
import type { DraftTemplate, ImportDraftState } from '@platen/model/orders/desktop';
import { Alert } from 'antd';
import { importsTexts } from '../../../shared/imports/imports.messages.ts';
import { useKindLabel } from '../../../shared/template-kind.tsx';
import { useText } from '../../../ui/text.ts';
import { importDraftTexts } from './import-draft.messages.ts';
import styles from './import-draft.module.css';

/** By template: the number of rows and pieces, the amount, and a preview of the first rows. */
export function DraftTemplates({ draft }: { draft: ImportDraftState }) {
  const t = useText(importDraftTexts);
  const tImports = useText(importsTexts);
  const { templates, amount, available_balance: balance, hidden_rows } = draft;
  const missing = amount !== null && balance !== null ? amount - balance : 0;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('template')}</th>
            <th>{t('rows')}</th>
            <th>{t('quantity')}</th>
            <th>{t('images')}</th>
            <th>{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {templates.map((template) => (
            <TemplateRow key={template.no} template={template} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{balance !== null && t('balance', { balance: formatYuan(balance) })}</td>
            <td>{sum(templates, 'rows_count')}</td>
            <td>{sum(templates, 'quantity')}</td>
            <td>{sum(templates, 'images_count')}</td>
            <td>{amount === null ? '–' : formatYuan(amount)}</td>
          </tr>
        </tfoot>
      </table>
      {hidden_rows > 0 && (
        <Alert className={styles.alert} type="info" showIcon title={tImports('hiddenRows', { count: hidden_rows })} />
      )}
      {missing > 0 && (
        <Alert
          className={styles.alert}
          type="warning"
          showIcon
          title={t('shortage', { amount: formatYuan(missing) })}
        />
      )}
      <FirstPictures templates={templates} />
    </>
  );
}

function TemplateRow({ template }: { template: DraftTemplate }) {
  const kindLabel = useKindLabel();
  return (
    <tr>
      <td>
        <b>{template.name}</b>
        <span>
          {template.no} · {kindLabel(template.kind)}
        </span>
      </td>
      <td>{template.rows_count}</td>
      <td>{template.quantity}</td>
      <td>{template.images_count}</td>
      <td>{template.amount === null ? '–' : formatYuan(template.amount)}</td>
    </tr>
  );
}

const pictureWidthPx = 300;

function FirstPictures({ templates }: { templates: readonly DraftTemplate[] }) {
  const t = useText(importDraftTexts);
  const pictures = templates.flatMap((template) => template.pictures ?? []);
  const isDrawing = templates.some((template) => template.pictures === null);
  if (pictures.length === 0 && !isDrawing) return null;
  return (
    <section className={styles.first}>
      <h3>{t('first')}</h3>
      {pictures.length === 0 && <p>{t('drawing')}</p>}
      <ul>
        {pictures.map(({ row_number, no, url }) => {
          const caption = t('row', { row: String(row_number), no });
          return (
            <li key={`${row_number} ${no}`}>
              <img src={`${url}?width=${pictureWidthPx}&quality=${resizeQualityDefault}`} alt={caption} />
              <span title={caption}>{caption}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function sum(templates: readonly DraftTemplate[], field: 'rows_count' | 'quantity' | 'images_count'): number {
  return templates.reduce((total, template) => total + template[field], 0);
}
