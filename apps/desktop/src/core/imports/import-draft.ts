import { basename } from 'node:path';
import type { DraftTemplate, ImportDraftState } from '@platen/model/orders/desktop';
import { textIn } from '@platen/model/text/locale';
import type { CheckedGroup } from '@platen/sheet/checked-sheet';
import type { ThreadCode } from '@platen/sheet/node/sheet-file';
import { desktopText } from '../desktop.messages.ts';
import type { ImportFolder, ImportStore } from '../jobs/import-store.ts';
import type { OpenImport } from '../jobs/open-import.ts';
import { failureText } from '../server/failure-text.ts';
import type { Session } from '../server/session.ts';
import type { UploadRules } from '../server/upload-file.ts';
import { ImportRefused } from './copy-sheet.ts';
import type { ErrorFiles } from './error-files.ts';
import { fetchMockups } from './fetch-mockups.ts';
import { imageKeysOf, planJobs } from './plan-jobs.ts';
import { type Quoted, quoteGroups } from './quote-groups.ts';
import { type ReadImport, readImport } from './read-import.ts';

export interface DraftParts {
  store: ImportStore;
  session: Session;
  rules: UploadRules;
  sheetThread: ThreadCode;
  errorFiles: ErrorFiles;
  onChange: () => void;
}

const rowErrorsShown = 200;

/** A sheet that was opened and not ordered yet: it is read, checked, priced and shown. */
export class ImportDraft {
  readonly view: ImportDraftState;
  private readonly parts: DraftParts;
  readonly path: string;
  private readonly folder: ImportFolder;
  private readonly stop = new AbortController();
  private readonly urls = new Map<string, string>();
  private read: ReadImport | undefined;
  private groups: CheckedGroup[] = [];
  private work: Promise<void>;

  constructor(path: string, folder: ImportFolder, parts: DraftParts) {
    this.parts = parts;
    this.folder = folder;
    this.path = path;
    this.view = emptyView(folder.id, basename(path));
    this.work = this.prepare().catch((error: unknown) => this.refuse(error));
  }

  /** Stores an import of all rows that can be ordered. */
  async save(): Promise<OpenImport> {
    await this.end();
    const { read } = this;
    if (!read || this.view.status !== 'ready') throw new ImportRefused(this.view.message);
    const { session, store } = this.parts;
    const { jobs, orders } = planJobs(this.groups, read.images.keyOf, (no) => nameOf(read, no));
    const wanted = new Set(jobs.flatMap(({ imageKeys }) => imageKeys));
    const opened = await store.save(
      this.folder,
      {
        id: this.folder.id,
        ownerId: session.ownerId,
        serverUrl: session.serverUrl,
        createdAt: new Date().toISOString(),
        fileName: this.view.file_name,
        sheetName: read.sheetName,
        sheet: read.sheetFile,
        images: read.images.all().filter(({ key }) => wanted.has(key)),
        jobs,
      },
      orders,
    );
    for (const [key, url] of this.urls) if (wanted.has(key)) await opened.record({ kind: 'image', key, url });
    return opened;
  }

  async discard(): Promise<void> {
    await this.end();
    await this.parts.store.discard(this.folder);
  }

  private async end(): Promise<void> {
    this.stop.abort();
    await this.work;
  }

  private async prepare(): Promise<void> {
    const { session, sheetThread } = this.parts;
    const { signal } = this.stop;
    const reading = {
      session,
      sheetThread,
      signal,
      onHeaders: (headers: ImportDraftState['headers']) => this.change({ headers }),
      onRows: (count: number) => this.change({ rows_read: count }),
    };
    await readImport(this.path, this.folder, reading, async (read) => {
      const quoted = await quoteGroups(session, read.groups, read.images.keyOf, signal);
      const wanted = read.groups.map(({ template, rows }, index) => ({
        template,
        rows: rows.filter(({ rowNumber }) => !quoted.groups[index]?.refused.has(rowNumber)),
      }));
      this.read = read;
      // A sheet that was not checked completely is not ordered, because the unchecked rows would be lost.
      this.groups = read.stoppedAt === undefined ? wanted.filter(({ rows }) => rows.length > 0) : [];
      await this.report(read, quoted);
    });
    this.change({ status: this.groups.length > 0 ? 'ready' : 'refused' });
    if (this.read) await this.draw(this.read);
  }

  /** Reports which rows will be ordered, and saves the others as a sheet that people can correct. */
  private async report(read: ReadImport, quoted: Quoted): Promise<void> {
    const { locale } = this.parts.session;
    const refused = quoted.groups.flatMap((group) => [...group.refused]);
    refused.sort(([one], [other]) => one - other);
    const lines = [...read.failed.lines, ...refused.flatMap(([, texts]) => texts)];
    const failedRows = read.failed.rowsCount + refused.length;
    const templates = this.groups.map((group) => {
      const index = read.groups.findIndex(({ template }) => template === group.template);
      return showGroup(read, group, quoted.groups[index]?.amount ?? null);
    });
    const amounts = templates.map(({ amount }) => Math.round((amount ?? 0) * 100));
    this.change({
      templates,
      amount: amounts.reduce((sum, fen) => sum + fen, 0) / 100,
      available_balance: quoted.availableBalance,
      row_errors: lines.slice(0, rowErrorsShown).map((line) => textIn(line, locale)),
      failed_rows: failedRows,
      hidden_rows: this.groups.flatMap(({ rows }) => rows).filter(({ isHidden }) => isHidden).length,
    });
    if (failedRows === 0) return;
    const file = await this.parts.errorFiles.write(this.path, () => read.errorSheet({ locale, more: refused }));
    const message = desktopText('import_failed', { file: basename(file) }, locale);
    const { stoppedAt: row } = read;
    const stopped = row === undefined ? [] : [desktopText('too_many_failed', { count: failedRows, row }, locale)];
    this.change({ error_file: file, message: [message, ...stopped].join('\n') });
  }

  private async draw(read: ReadImport): Promise<void> {
    const { session, rules } = this.parts;
    const images = new Map(read.images.all().map((image) => [image.key, image]));
    const { keyOf } = read.images;
    const drawing = {
      importId: this.folder.id,
      session,
      rules,
      images,
      keyOf,
      urls: this.urls,
      signal: this.stop.signal,
    };
    await fetchMockups(this.groups, drawing, (no, pictures) => {
      const templates = this.view.templates.map((each) => (each.no === no ? { ...each, pictures } : each));
      this.change({ templates });
    });
  }

  private refuse(error: unknown): void {
    if (this.stop.signal.aborted || this.view.status === 'ready') return;
    const message = error instanceof ImportRefused ? error.message : failureText(error, this.parts.session.locale);
    this.change({ status: 'refused', message });
  }

  private change(changes: Partial<ImportDraftState>): void {
    Object.assign(this.view, changes);
    this.parts.onChange();
  }
}

function emptyView(id: string, file_name: string): ImportDraftState {
  return {
    id,
    file_name,
    status: 'reading',
    rows_read: 0,
    headers: [],
    message: '',
    row_errors: [],
    failed_rows: 0,
    hidden_rows: 0,
    error_file: null,
    templates: [],
    amount: null,
    available_balance: null,
  };
}

function nameOf({ templates }: ReadImport, no: string): string {
  return templates.get(no)?.name ?? no;
}

function showGroup(read: ReadImport, { template, rows }: CheckedGroup, amount: number | null): DraftTemplate {
  return {
    no: template.no,
    name: nameOf(read, template.no),
    kind: template.kind,
    rows_count: rows.length,
    quantity: rows.reduce((sum, { order }) => sum + order.quantity, 0),
    images_count: imageKeysOf(rows, read.images.keyOf).length,
    amount,
    pictures: null,
  };
}
