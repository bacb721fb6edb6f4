import type { Job } from '../platform/jobs/jobs.ts';
import { backUpFiles } from './back-up-files.job.ts';
import { checkAudit } from './check-audit.job.ts';
import { checkLedger } from './check-ledger.job.ts';
import { checkPayment } from './check-payment.job.ts';
import { confirmWhenRendered } from './confirm-when-rendered.job.ts';
import { deleteStoredFiles } from './delete-stored-files.job.ts';
import { deliverNotificationJob } from './deliver-notification.job.ts';
import { deliverSecurityNotice } from './deliver-security-notice.job.ts';
import { deliverVerificationCode } from './deliver-verification-code.job.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { drawTemplateCovers } from './draw-template-covers.job.ts';
import { enqueueFormOrderImages } from './enqueue-form-order-images.job.ts';
import { eraseDueData } from './erase-due-data.job.ts';
import { expireRecharges } from './expire-recharges.job.ts';
import { makeSampleData } from './make-sample-data.job.ts';
import { measureStorage } from './measure-storage.job.ts';
import { preparePictures } from './prepare-pictures.job.ts';
import { removeOldFiles } from './remove-old-files.job.ts';
import { renderOrderImages } from './render-order-images.job.ts';
import { renderOrderProduction } from './render-order-production.job.ts';
import { reprioritizePaidImages } from './reprioritize-paid-images.job.ts';
import { runErasure } from './run-erasure.job.ts';
import { runImportTask } from './run-import-task.job.ts';
import { sealAudit } from './seal-audit.job.ts';
import { sweepExpired } from './sweep-expired.job.ts';
import { sweepUnusedUploads } from './sweep-unused-uploads.job.ts';
import { verifyBackupNightly } from './verify-backup.job.ts';

/**
 * Everything that runs outside a request.
 * To add a job: one file with its payload type and `defineJob`, and a line here.
 * A job runs at least once: it must leave the same result when it runs twice.
 */
export const jobs: readonly Job[] = [
  reprioritizePaidImages,
  checkLedger,
  checkAudit,
  checkPayment,
  backUpFiles,
  confirmWhenRendered,
  deleteStoredFiles,
  deliverNotificationJob,
  deliverSecurityNotice,
  deliverVerificationCode,
  deliverWebhook,
  eraseDueData,
  expireRecharges,
  makeSampleData,
  measureStorage,
  preparePictures,
  drawTemplateCovers,
  enqueueFormOrderImages,
  renderOrderImages,
  renderOrderProduction,
  removeOldFiles,
  runErasure,
  runImportTask,
  sealAudit,
  sweepExpired,
  sweepUnusedUploads,
  verifyBackupNightly,
];
