import type { ImportDraftState } from '@platen/model/orders/desktop';
import { useText } from '../../../ui/text.ts';
import { importDraftTexts } from './import-draft.messages.ts';
import styles from './import-draft.module.css';

const shownMax = 200;

/** The errors in the rows of a sheet, and the file that contains them. */
export function DraftErrors({ draft }: { draft: ImportDraftState }) {
  const t = useText(importDraftTexts);
  const { row_errors, failed_rows, error_file } = draft;
  return (
    <section className={styles.errors}>
      <b>{t('failedRows', { count: failed_rows })}</b>
      {error_file !== null && <p>{t('errorFile', { file: error_file })}</p>}
      <ul lang="zh-CN">
        {row_errors.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {row_errors.length >= shownMax && <p>{t('moreErrors')}</p>}
    </section>
  );
}
