import { type UploadJob, uploadProgress } from '@platen/model/orders/upload-jobs';
import { failureText } from '../server/failure-text.ts';
import type { Session } from '../server/session.ts';
import type { UploadRules } from '../server/upload-file.ts';
import { ActionRefused, applyEvent, type JobEvent, type JobState, startNext } from './job-flow.ts';
import type { OpenImport } from './open-import.ts';
import { JobFailed, runJob } from './run-job.ts';
import { SpeedMeter } from './speed-meter.ts';
import { imagesOf, type StoredJob } from './stored-import.ts';

interface LocatedJob {
  opened: OpenImport;
  job: StoredJob;
}

interface Running {
  id: string;
  stop: AbortController;
  ended: Promise<void>;
}

/** The upload jobs of the signed-in account. Every change is persisted at once. */
export class UploadJobs {
  private readonly rules: UploadRules;
  private readonly onChange: () => void;
  private imports: OpenImport[];
  private session: Session | undefined;
  private states: readonly JobState[] = [];
  private running: Running | undefined;
  private readonly sending = new Map<string, number>();
  private readonly speed = new SpeedMeter();
  private isClosed = false;

  constructor(imports: readonly OpenImport[], rules: UploadRules, onChange: () => void) {
    this.imports = [...imports];
    this.rules = rules;
    this.onChange = onChange;
  }

  /** Jobs belong to an account: those of other accounts are hidden and paused until their owner signs in again. */
  async setSession(session: Session | undefined): Promise<void> {
    const isSameOwner = session?.ownerId === this.session?.ownerId && session?.serverUrl === this.session?.serverUrl;
    if (!isSameOwner) await this.stop();
    this.session = session;
    if (!isSameOwner) this.states = this.ownImports().flatMap((opened) => opened.jobStates());
    await this.setState(startNext(this.states));
  }

  async add(opened: OpenImport): Promise<void> {
    this.imports.push(opened);
    await this.setState(startNext([...this.states, ...opened.jobStates()]));
  }

  async dispatch(event: JobEvent): Promise<void> {
    await this.setState(applyEvent(this.states, event));
  }

  /** Deletes all jobs of the account, because signing out must leave no data. */
  async removeAll(): Promise<void> {
    await this.stop();
    for (const opened of this.ownImports()) await this.removeImport(opened);
    this.states = [];
    this.onChange();
  }

  list(): UploadJob[] {
    return this.states.map((state) => this.toUploadJob(state));
  }

  get isWorking(): boolean {
    return this.running !== undefined;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.stop();
    for (const opened of this.imports) await opened.close();
  }

  private async setState(states: readonly JobState[]): Promise<void> {
    const before = this.states;
    this.states = states;
    this.reconcile();
    this.onChange();
    await this.persistChanges(before);
  }

  /** Records changed jobs in the journals of their imports, and deletes imports without jobs. */
  private async persistChanges(before: readonly JobState[]): Promise<void> {
    const kept = new Set(this.states.map(({ id }) => id));
    const gone = before.filter(({ id }) => !kept.has(id));
    const changed = this.states.filter((state) => !before.includes(state));
    await Promise.all(changed.map((state) => this.findJob(state.id).opened.record({ kind: 'job', state })));
    for (const { id } of gone) {
      const { opened } = this.findJob(id);
      if (this.running?.id === id) await this.running.ended;
      await opened.record({ kind: 'deleted', jobId: id });
      if (opened.jobStates().length === 0) await this.removeImport(opened);
    }
  }

  private async removeImport(opened: OpenImport): Promise<void> {
    this.imports = this.imports.filter((each) => each !== opened);
    await opened.remove();
  }

  /** Makes the job run that should be uploading. Another running job is stopped first. */
  private reconcile(): void {
    const wanted = this.states.find(({ status }) => status === 'uploading');
    if (this.running) {
      if (this.running.id !== wanted?.id) this.running.stop.abort();
      return;
    }
    if (!wanted || !this.session || this.isClosed) return;
    const stop = new AbortController();
    this.running = { id: wanted.id, stop, ended: this.run(wanted.id, this.session, stop.signal) };
  }

  private async run(id: string, session: Session, signal: AbortSignal): Promise<void> {
    const { opened, job } = this.findJob(id);
    let event: JobEvent | undefined;
    try {
      const formOrder = await runJob({
        opened,
        job,
        session,
        rules: this.rules,
        signal,
        onSent: (key, bytes) => this.recordSentBytes(key, bytes),
        onUploaded: this.onChange,
      });
      event = { kind: 'succeeded', id, formOrder };
    } catch (error) {
      const message = error instanceof JobFailed ? error.message : failureText(error, session.locale);
      if (!signal.aborted) event = { kind: 'failed', id, message };
    }
    this.running = undefined;
    this.sending.clear();
    this.speed.reset();
    if (event) await this.dispatch(event);
    else this.reconcile();
  }

  private async stop(): Promise<void> {
    this.running?.stop.abort();
    await this.running?.ended;
  }

  private recordSentBytes(key: string, bytes: number): void {
    const before = this.sending.get(key) ?? 0;
    if (bytes > before) this.speed.add(bytes - before);
    if (bytes === 0) this.sending.delete(key);
    else this.sending.set(key, bytes);
    this.onChange();
  }

  private toUploadJob({ id, status, errorMessage, formOrder }: JobState): UploadJob {
    const { opened, job } = this.findJob(id);
    const images = imagesOf(opened.facts, job);
    const uploaded = images.filter(({ key }) => opened.urls.has(key));
    const isRunning = this.running?.id === id && status === 'uploading';
    const underWay = isRunning ? [...this.sending.values()].reduce((sum, bytes) => sum + bytes, 0) : 0;
    const byteSize = sumBytes(images);
    const counts = { images_count: images.length, uploaded_count: uploaded.length };
    return {
      id,
      status,
      sku_template_no: job.templateNo,
      sku_template_name: job.templateName,
      type: job.type,
      excel_file_name: opened.facts.fileName,
      sheet_name: opened.facts.sheetName,
      rows_count: job.rowsCount,
      ...counts,
      byte_size: byteSize,
      uploaded_bytes: Math.min(byteSize, sumBytes(uploaded) + underWay),
      bytes_per_second: isRunning ? this.speed.bytesPerSecond() : 0,
      progress: uploadProgress(status, counts),
      error_message: errorMessage,
      form_order: formOrder,
    };
  }

  private findJob(id: string): LocatedJob {
    for (const opened of this.imports) {
      const job = opened.facts.jobs.find((each) => each.id === id);
      if (job) return { opened, job };
    }
    throw new ActionRefused(`there is no job ${id}`);
  }

  private ownImports(): OpenImport[] {
    const { session } = this;
    return this.imports.filter(
      ({ facts }) => facts.ownerId === session?.ownerId && facts.serverUrl === session.serverUrl,
    );
  }
}

function sumBytes(images: readonly { file: { size: number } }[]): number {
  return images.reduce((sum, { file }) => sum + file.size, 0);
}
