import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { CallRefused } from '@platen/contract/refusals';
import type { FormOrderRequest, OrderAttributesInput } from '@platen/model/orders/form-orders';
import { type Locale, textIn } from '@platen/model/text/locale';
import { refusedAnswerLine } from '@platen/sheet/row-texts';
import pLimit from 'p-limit';
import { desktopText } from '../desktop.messages.ts';
import { FileRefused } from '../files/file-refused.ts';
import { failureText } from '../server/failure-text.ts';
import { withRetries } from '../server/retries.ts';
import { callOptions, type Session, serverOf } from '../server/session.ts';
import { type UploadRules, uploadFile } from '../server/upload-file.ts';
import type { OpenImport } from './open-import.ts';
import { imagesOf, type StoredImage, type StoredJob } from './stored-import.ts';

const imagesAtOnce = 15;

/** A failure whose message is shown to the owner of the job. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

export interface JobRun {
  opened: OpenImport;
  job: StoredJob;
  session: Session;
  rules: UploadRules;
  /** Stops the upload of images. The request for the form order is never aborted. */
  signal: AbortSignal;
  onSent: (imageKey: string, bytes: number) => void;
  onUploaded: () => void;
}

/** Uploads the missing images of a job and creates its form order. It may be stopped at any point and run again. */
export async function runJob(run: JobRun): Promise<{ id: number; no: string }> {
  await uploadImages(run);
  await uploadSheet(run);
  run.signal.throwIfAborted();
  return generate(run);
}

/** The first image that fails stops the upload. Uploaded images are recorded and not uploaded again. */
async function uploadImages(run: JobRun): Promise<void> {
  const { opened, job, signal } = run;
  const limit = pLimit(imagesAtOnce);
  const failing = new AbortController();
  const both = AbortSignal.any([signal, failing.signal]);
  const missing = imagesOf(opened.facts, job).filter(({ key }) => !opened.urls.has(key));
  let firstFailure: Error | undefined;
  const all = missing.map((image) =>
    limit(async () => {
      if (both.aborted) return;
      await uploadImage(run, image, both).catch((error: Error) => {
        firstFailure ??= error;
        failing.abort();
      });
    }),
  );
  await Promise.all(all);
  signal.throwIfAborted();
  if (firstFailure) throw firstFailure;
}

async function uploadImage(run: JobRun, { key, file, contentType }: StoredImage, signal: AbortSignal): Promise<void> {
  const { opened, session, rules } = run;
  try {
    const upload = { file, contentType, intent: `${opened.facts.id} ${key}` };
    const onSent = (bytes: number) => run.onSent(key, bytes);
    const url = await uploadFile(session, upload, rules, { signal, onSent });
    await opened.record({ kind: 'image', key, url });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new JobFailed(imageFailureText(error, file.name, session.locale));
  } finally {
    run.onSent(key, 0);
  }
  run.onUploaded();
}

function imageFailureText(error: unknown, name: string, locale: Locale): string {
  const reason = failureText(error, locale);
  return error instanceof FileRefused ? reason : desktopText('image_failed', { name, reason }, locale);
}

/** The jobs of one sheet share it: the first of them uploads it. */
async function uploadSheet({ opened, session, rules, signal }: JobRun): Promise<void> {
  if (opened.sheetUrl !== undefined) return;
  const { sheet, fileName, id } = opened.facts;
  try {
    const upload = { ...sheet, intent: `${id} ${basename(sheet.file.path)}` };
    const url = await uploadFile(session, upload, rules, { signal, onSent: () => undefined });
    await opened.record({ kind: 'sheet', url });
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = failureText(error, session.locale);
    throw new JobFailed(desktopText('sheet_failed', { name: fileName, reason }, session.locale));
  }
}

/** The idempotency key is derived from the request: repeated after a lost response, it returns the same form order. */
async function generate({ opened, job, session, rules }: JobRun): Promise<{ id: number; no: string }> {
  const missing = job.imageKeys.filter((key) => !opened.urls.has(key)).length;
  if (missing > 0) throw new JobFailed(desktopText('images_missing', { count: missing }, session.locale));
  const orders = await opened.ordersOf(job.id);
  const body: FormOrderRequest = {
    type: job.type,
    sku_template_no: job.templateNo,
    import_file: opened.sheetUrl ?? null,
    orders_attributes: orders.map((order) => withAddresses(order, opened.urls)),
  };
  const key = createHash('sha256')
    .update(`${job.id} ${JSON.stringify(body)}`)
    .digest('hex');
  // A pause does not abort this request, because it would be unknown whether the form order was created.
  const signal = new AbortController().signal;
  const answer = await withRetries(rules.retry, signal, () =>
    serverOf(session)('POST /form_orders/generate', { body, ...callOptions(session, signal, key) }),
  ).catch((error: unknown) => {
    throw refusedRows(error, job, orders, session.locale) ?? error;
  });
  return { id: answer.form_order.id, no: answer.form_order.no };
}

/** More lines would not be read; the other ones are reported at the next attempt. */
const linesShown = 20;

/** The rows that were valid when the sheet was read and are refused now, for example because their number was taken. */
function refusedRows(
  error: unknown,
  { rowNumbers }: StoredJob,
  orders: readonly OrderAttributesInput[],
  locale: Locale,
): JobFailed | undefined {
  const fields = error instanceof CallRefused ? (error.answer?.fields ?? []) : [];
  if (fields.length === 0 || !rowNumbers) return undefined;
  const rows = orders.map((attributes, index) => ({ rowNumber: rowNumbers[index] ?? 0, order: { attributes } }));
  const lines = fields.slice(0, linesShown).map((field) => textIn(refusedAnswerLine(rows, field), locale));
  const more = fields.length - lines.length;
  return new JobFailed(
    [...lines, ...(more > 0 ? [desktopText('more_errors', { count: more }, locale)] : [])].join('\n'),
  );
}

/** An order with the URLs of its images instead of their keys. */
export function withAddresses(order: OrderAttributesInput, urls: ReadonlyMap<string, string>): OrderAttributesInput {
  const { production_image_urls, custom_fields } = order;
  return {
    ...order,
    production_image_urls: (production_image_urls ?? []).map((key) => urls.get(key) ?? key),
    custom_fields: (custom_fields ?? []).map((field) => ({
      ...field,
      value: urls.get(String(field.value)) ?? field.value,
    })),
  };
}
