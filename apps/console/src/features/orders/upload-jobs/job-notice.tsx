import { kindOfType } from '@platen/model/catalogue/template-kinds';
import type { UploadJob } from '@platen/model/orders/upload-jobs';
import { Button } from 'antd';
import { useState } from 'react';
import { useKindLabel } from '../../../shared/template-kind.tsx';
import { useText } from '../../../ui/text.ts';
import { uploadJobsTexts } from './upload-jobs.messages.ts';
import styles from './upload-jobs.module.css';

/** Which job failed, with the reason as a detail. */
export function JobFailure({ job }: { job: UploadJob }) {
  const t = useText(uploadJobsTexts);
  const kindLabel = useKindLabel();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div>
        {kindLabel(kindOfType[job.type])} · {job.sku_template_no}
      </div>
      <div>{job.excel_file_name}</div>
      <Button type="link" size="small" className={styles.toggle} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'hideError' : 'showError')}
      </Button>
      {isShown && <div className={styles.failure}>{job.error_message}</div>}
    </>
  );
}
