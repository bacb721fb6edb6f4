import { kindOfType } from '@platen/model/catalogue/template-kinds';
import { type UploadJob, type UploadJobAction, uploadJobActionsOf } from '@platen/model/orders/upload-jobs';
import { Link } from '@tanstack/react-router';
import { Button, Tooltip } from 'antd';
import { ArrowUpRight, FileSpreadsheet, Pause, Play, RotateCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { showUploadJobs } from '../../../shared/desktop/upload-jobs-panel.ts';
import { formOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { useStateBadge } from '../../../shared/states.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { confirm, showFailureMessage } from '../../../ui/feedback.tsx';
import { StateTag } from '../../../ui/state-tag.tsx';
import { useText } from '../../../ui/text.ts';
import { formatBytes } from '../../../ui/upload/file-size.ts';
import { secondsLeft } from './job-figures.ts';
import { actOnJob } from './upload-jobs.api.ts';
import { uploadJobsTexts } from './upload-jobs.messages.ts';
import styles from './upload-jobs.module.css';

const icons: Readonly<Record<UploadJobAction, ReactNode>> = {
  upload: <Play aria-hidden />,
  pause: <Pause aria-hidden />,
  retry: <RotateCw aria-hidden />,
  detail: <ArrowUpRight aria-hidden />,
  delete: <Trash2 aria-hidden />,
};

/** One job: its sheet, its template, its progress, and its actions. */
export function UploadJobLine({ job, position }: { job: UploadJob; position: number }) {
  const t = useText(uploadJobsTexts);
  const badge = useStateBadge('upload_job')(job.status);
  const facts = [
    job.sku_template_no,
    job.sku_template_name,
    t('rows', { count: job.rows_count }),
    formatBytes(job.byte_size),
  ];

  async function act(action: Exclude<UploadJobAction, 'detail'>) {
    const text = t('deleteText', { file: job.excel_file_name, no: job.sku_template_no });
    if (action === 'delete') {
      const isSure = await confirm({ title: t('deleteTitle'), text, okText: t('action.delete'), isDanger: true });
      if (!isSure) return;
    }
    await actOnJob(job.id, action).catch((cause: unknown) => showFailureMessage(cause));
  }

  function button(action: UploadJobAction) {
    const label = t(`action.${action}`);
    const shared = { type: 'text', size: 'small', icon: icons[action], 'aria-label': label } as const;
    if (action !== 'detail') return <Button {...shared} onClick={() => void act(action)} />;
    if (!job.form_order) return null;
    const { type: _, ...link } = shared;
    return (
      <ButtonLink
        {...link}
        {...formOrderLink(kindOfType[job.type], job.form_order.id)}
        className={styles.linkButton}
        onClick={() => showUploadJobs(false)}
      />
    );
  }

  return (
    <li className={styles.job} data-tone={badge.tone}>
      <span className={styles.icon}>
        <FileSpreadsheet aria-hidden />
      </span>
      <div className={styles.middle}>
        <div className={styles.head}>
          <b title={job.excel_file_name}>{job.excel_file_name}</b>
          <StateTag tone={badge.tone}>{badge.label}</StateTag>
          <span className={styles.actions}>
            {uploadJobActionsOf[job.status].map((action) => (
              <Tooltip key={action} title={t(`action.${action}`)}>
                {button(action)}
              </Tooltip>
            ))}
          </span>
        </div>
        <div className={styles.facts} title={facts.join(' · ')}>
          {facts.join(' · ')}
        </div>
        <div className={styles.progress}>
          <div
            className={styles.rail}
            role="progressbar"
            aria-label={job.excel_file_name}
            aria-valuenow={job.progress}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <div style={{ width: `${job.progress}%` }} />
          </div>
          <span>{job.progress}%</span>
        </div>
        <div className={styles.text}>
          <JobProgressText job={job} position={position} />
          {job.form_order && (
            <Link {...formOrderLink(kindOfType[job.type], job.form_order.id)} onClick={() => showUploadJobs(false)}>
              {job.form_order.no}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

const secondsPerMinute = 60;

/** The text below the progress bar of a job. */
function JobProgressText({ job, position }: { job: UploadJob; position: number }) {
  const t = useText(uploadJobsTexts);
  const sent = formatBytes(job.uploaded_bytes);
  if (job.status === 'pending') return t('waiting', { place: String(position) });
  if (job.status === 'paused') return t('paused', { sent });
  if (job.status === 'success') return t('done', { count: job.rows_count });
  if (job.status === 'error') return <span role="alert">{job.error_message}</span>;
  if (job.uploaded_count === job.images_count) return t('creating');
  const seconds = secondsLeft(job);
  const left =
    seconds === undefined
      ? undefined
      : seconds < secondsPerMinute
        ? t('left', { seconds })
        : t('leftMinutes', { minutes: Math.round(seconds / secondsPerMinute) });
  const parts = [
    t('sent', { sent, total: formatBytes(job.byte_size) }),
    t('images', { done: String(job.uploaded_count), total: String(job.images_count) }),
    job.bytes_per_second > 0 && t('speed', { speed: formatBytes(job.bytes_per_second) }),
    left,
  ];
  return parts.filter(Boolean).join(' · ');
}
