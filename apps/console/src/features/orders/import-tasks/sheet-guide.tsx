import { columnName } from '@platen/model/orders/order-columns';
import { type Locale, textIn } from '@platen/model/text/locale';
import { orderSheetColumns, type SheetTemplate } from '@platen/ordering/sheet-columns';
import { Button } from 'antd';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { saveFile } from '../../../shared/request/download.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { showFailureMessage } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { importTasksTexts } from './import-tasks.messages.ts';
import styles from './sheet-guide.module.css';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A template with every column, for a sheet that is not about a template of the factory. */
const example: SheetTemplate = {
  no: 'SKU000001',
  name: '',
  kind: 'form_order',
  sizes: ['M'],
  items: [{ key: '…', label: '…', type: 'text', required: false, options: [], value: '' }],
};

/** The columns of a sheet, and an empty sheet to download. */
export function SheetGuide() {
  const t = useText(importTasksTexts);
  const locale = useLocale();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      // Loaded on download: viewing the columns does not need the workbook writer.
      const { writeOrderSheet } = await import('@platen/sheet/write-order-sheet');
      const bytes = await writeOrderSheet({ ...example, items: [] }, locale);
      const blob = new Blob([new Uint8Array(bytes)], { type: xlsxType });
      saveFile({ name: `${t('guide.file')}.xlsx`, content: blob });
    } catch (cause) {
      showFailureMessage(cause);
    } finally {
      setSaving(false);
    }
  }

  return (
    <DetailCard title={t('guide.title')}>
      <p className={styles.text}>{t('guide.text')}</p>
      <ul className={styles.columns} aria-label={t('guide.title')}>
        {orderSheetColumns(example, locale).map(({ key, title, isRequired }) => (
          <li key={key} className={styles.column} data-required={isRequired}>
            <span>
              {title}
              {isRequired && <b aria-hidden>*</b>}
            </span>
            <small>{otherName(key, locale)}</small>
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('guide.legend')}</p>
      <Button icon={<FileSpreadsheet aria-hidden />} loading={isSaving} onClick={() => void save()}>
        {t('guide.save')}
      </Button>
    </DetailCard>
  );
}

/** The name of the column in the other language: both are accepted. */
function otherName(key: string, locale: Locale): string {
  return textIn(columnName(key), locale === 'zh-CN' ? 'en-US' : 'zh-CN');
}
