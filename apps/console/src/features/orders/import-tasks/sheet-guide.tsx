import { columnName } from '@platen/model/order-columns';
import { type Locale, textIn } from '@platen/model/locale';
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

/** A template of every column, for a sheet that is about no template of the factory's. */
const example: SheetTemplate = {
  no: 'SKU000001',
  name: '',
  kind: 'form_order',
  sizes: ['M'],
  items: [{ key: '…', label: '…', type: 'text', required: false, options: [], value: '' }],
};

/** What a sheet must say, column by column, and an empty one to fill in. */
export function SheetGuide() {
  const t = useText(importTasksTexts);
  const locale = useLocale();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      // Who only looks at the columns need not load what writes workbooks.
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

/** What the column is called in the other language: both are taken. */
function otherName(key: string, locale: Locale): string {
  return textIn(columnName(key), locale === 'zh-CN' ? 'en-US' : 'zh-CN');
}
