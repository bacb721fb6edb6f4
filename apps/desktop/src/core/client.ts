import { join } from 'node:path';
import type { DesktopState } from '@platen/model/orders/desktop';
import type { Locale } from '@platen/model/text/locale';
import type { ThreadCode } from '@platen/sheet/node/sheet-file';
import { StateFeed } from './bridge/state-feed.ts';
import { RunningExport } from './exports/materials-export.ts';
import { ErrorFiles } from './imports/error-files.ts';
import { ImportDraft } from './imports/import-draft.ts';
import { ImportStore } from './jobs/import-store.ts';
import { UploadJobs } from './jobs/upload-jobs.ts';
import { callOptions, type Session, SessionFile, serverOf } from './server/session.ts';
import { Updates } from './server/updates.ts';
import type { UploadRules } from './server/upload-file.ts';

export interface ClientOptions {
  dataDir: string;
  serverUrl: string;
  rules: UploadRules;
  sheetThread: ThreadCode;
  version: string;
}

/** Nobody is signed in, or the requested draft is not open any more. */
export class ClientRefused extends Error {
  override readonly name = 'ClientRefused';
}

/** The client without a window: its session, the upload jobs of the account, and the open draft. */
export class DesktopClient {
  readonly feed = new StateFeed(() => this.state());
  readonly jobs: UploadJobs;
  readonly updates: Updates;
  private readonly options: ClientOptions;
  private readonly store: ImportStore;
  private readonly sessionFile: SessionFile;
  private readonly errorFiles: ErrorFiles;
  private session: Session | undefined;
  private draft: ImportDraft | undefined;
  private export: RunningExport | undefined;

  private constructor(options: ClientOptions, opened: Awaited<ReturnType<typeof ImportStore.open>>) {
    this.options = options;
    this.store = opened.store;
    this.sessionFile = new SessionFile(options.dataDir);
    this.errorFiles = new ErrorFiles(options.dataDir);
    this.updates = new Updates(options.serverUrl, options.version, this.feed.changed);
    this.jobs = new UploadJobs(opened.imports, options.rules, this.feed.changed);
  }

  /** Resumes the stored session and its jobs. */
  static async open(options: ClientOptions): Promise<DesktopClient> {
    const client = new DesktopClient(options, await ImportStore.open(join(options.dataDir, 'imports')));
    client.session = await client.sessionFile.read(options.serverUrl);
    if (client.session) await client.jobs.setSession(client.session);
    return client;
  }

  get sessionToken(): string | null {
    return this.session?.token ?? null;
  }

  /** Asks the server which account the token belongs to. */
  async signIn(token: string, locale: Locale): Promise<void> {
    const { serverUrl } = this.options;
    const asked: Session = { serverUrl, token, locale, ownerId: 0 };
    const { id } = await serverOf(asked)('GET /mine', callOptions(asked, new AbortController().signal));
    const session = { ...asked, ownerId: id };
    if (this.session?.ownerId !== id) await this.discardDraft();
    this.session = session;
    await this.sessionFile.write(session);
    await this.jobs.setSession(session);
  }

  /** Signing out removes the session and all jobs of the account. */
  async signOut(): Promise<void> {
    await this.discardDraft();
    await this.discardExport();
    await this.jobs.removeAll();
    await this.jobs.setSession(undefined);
    this.session = undefined;
    await this.sessionFile.remove();
  }

  /** Starts reading a sheet as the new draft and discards the previous one. */
  async openDraft(path: string): Promise<void> {
    const session = this.requireSession();
    await this.discardDraft();
    const folder = await this.store.newFolder();
    const { rules, sheetThread } = this.options;
    const { store, errorFiles } = this;
    const onChange = this.feed.changed;
    this.draft = new ImportDraft(path, folder, { store, session, rules, sheetThread, errorFiles, onChange });
    this.feed.changed();
  }

  /** Reads the same sheet again, because the meaning of its headers was changed. */
  async reloadDraft(id: string): Promise<void> {
    const { path } = this.getDraft(id);
    await this.discardDraft();
    await this.openDraft(path);
  }

  async order(id: string): Promise<void> {
    const draft = this.getDraft(id);
    const opened = await draft.save();
    this.draft = undefined;
    await this.jobs.add(opened);
  }

  async discardDraft(): Promise<void> {
    const { draft } = this;
    this.draft = undefined;
    await draft?.discard();
    this.feed.changed();
  }

  /** Starts exporting the materials of a template and cancels the previous export. */
  async exportMaterials(request: { templateId: number; openType: string | undefined; folder: string }): Promise<void> {
    const session = this.requireSession();
    await this.export?.cancel();
    this.export = new RunningExport(request, session, this.feed.changed);
    this.feed.changed();
  }

  async discardExport(): Promise<void> {
    await this.export?.cancel();
    this.export = undefined;
    this.feed.changed();
  }

  async close(): Promise<void> {
    await this.discardDraft();
    await this.export?.cancel();
    await this.jobs.close();
    this.updates.close();
    this.feed.close();
  }

  private getDraft(id: string): ImportDraft {
    if (this.draft?.view.id !== id) throw new ClientRefused('the sheet is not there any more');
    return this.draft;
  }

  private requireSession(): Session {
    if (!this.session) throw new ClientRefused('nobody is signed in');
    return this.session;
  }

  private state(): Omit<DesktopState, 'revision'> {
    return {
      jobs: this.jobs.list(),
      draft: this.draft?.view ?? null,
      export: this.export?.view ?? null,
      newest_version: this.updates.newest ?? null,
    };
  }
}
