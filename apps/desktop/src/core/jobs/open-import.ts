import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrderAttributesInput } from '@platen/model/orders/form-orders';
import { type JobState, newJob } from './job-flow.ts';
import { Journal } from './journal.ts';
import type { ImportEntry, StoredImport } from './stored-import.ts';

export const factsFile = 'import.json';
export const ordersFile = (jobId: string) => `orders-${jobId}.json`;

/** A stored import with the state that results from its journal. */
export class OpenImport {
  readonly facts: StoredImport;
  /** The URLs of uploaded images, by key. */
  readonly urls = new Map<string, string>();
  sheetUrl: string | undefined;
  private readonly folder: string;
  private readonly journal: Journal<ImportEntry>;
  private readonly states = new Map<string, JobState>();

  private constructor(folder: string, facts: StoredImport, journal: Journal<ImportEntry>) {
    this.folder = folder;
    this.facts = facts;
    this.journal = journal;
    for (const { id } of facts.jobs) this.states.set(id, newJob(id));
  }

  static async open(folder: string): Promise<OpenImport> {
    const facts = JSON.parse(await readFile(join(folder, factsFile), 'utf8')) as StoredImport;
    const { journal, entries } = await Journal.open<ImportEntry>(join(folder, 'journal.jsonl'));
    const opened = new OpenImport(folder, facts, journal);
    for (const entry of entries) opened.apply(entry);
    return opened;
  }

  /** The jobs that were not deleted, in the order of the sheet. */
  jobStates(): JobState[] {
    return [...this.states.values()];
  }

  /** Applies the entry at once, and resolves when it is on the disk. */
  async record(entry: ImportEntry): Promise<void> {
    this.apply(entry);
    await this.journal.append(entry);
  }

  async ordersOf(jobId: string): Promise<OrderAttributesInput[]> {
    return JSON.parse(await readFile(join(this.folder, ordersFile(jobId)), 'utf8')) as OrderAttributesInput[];
  }

  async close(): Promise<void> {
    await this.journal.close();
  }

  /** Deletes the import after its last job was deleted. */
  async remove(): Promise<void> {
    await this.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private apply(entry: ImportEntry): void {
    if (entry.kind === 'image') this.urls.set(entry.key, entry.url);
    else if (entry.kind === 'sheet') this.sheetUrl = entry.url;
    else if (entry.kind === 'deleted') this.states.delete(entry.jobId);
    else if (this.states.has(entry.state.id)) this.states.set(entry.state.id, entry.state);
  }
}
