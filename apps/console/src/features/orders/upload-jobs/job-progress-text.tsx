import type { UploadJob } from '@platen/model/orders/upload-jobs';
import { useText } from '../../../ui/text.ts';
import { formatBytes } from '../../../ui/upload/file-size.ts';
import { secondsLeft } from './job-figures.ts';
import { uploadJobsTexts } from './upload-jobs.messages.ts';

const secondsPerMinute = 60;

/** The text below the progress bar of a job. */
export function JobProgressText({ job, position }: { job: UploadJob; position: number }) {
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
