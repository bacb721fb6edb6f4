import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MaterialsExport } from '@platen/model/orders/desktop';
import { safeFileName } from '@platen/model/text/file-names';
import {
  type Material,
  materialSheetName,
  materialsOf,
  sheetTemplateOf,
  skippedList,
  skippedListName,
} from '@platen/ordering/materials';
import { writeOrderSheet } from '@platen/sheet/write-order-sheet';
import pLimit from 'p-limit';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { failureText } from '../server/failure-text.ts';
import { callOptions, type Session, serverOf } from '../server/session.ts';
import { timeLimit } from '../server/time-limit.ts';

const filesAtOnce = 10;
const fileTimeoutMs = 5 * 60_000;

interface ExportRequest {
  templateId: number;
  openType: string | undefined;
  folder: string;
}

/** Saves a template's order sheet, images and fonts below a folder. Files that cannot be fetched are skipped and listed. */
export class RunningExport {
  readonly view: MaterialsExport;
  private readonly session: Session;
  private readonly onChange: () => void;
  private readonly stop = new AbortController();
  private readonly work: Promise<void>;

  constructor(request: ExportRequest, session: Session, onChange: () => void) {
    this.session = session;
    this.onChange = onChange;
    this.view = emptyView(request.folder);
    this.work = this.run(request).catch((error: unknown) => {
      if (this.stop.signal.aborted) this.change({ status: 'cancelled' });
      else this.change({ status: 'failed', message: failureText(error, session.locale) });
    });
  }

  async cancel(): Promise<void> {
    this.stop.abort();
    await this.work;
  }

  private async run({ templateId, openType, folder }: ExportRequest): Promise<void> {
    const { signal } = this.stop;
    const template = await serverOf(this.session)('GET /sku_templates/:id', {
      params: { id: templateId },
      query: openType === undefined ? {} : { open_type: openType },
      ...callOptions(this.session, signal),
    });
    const target = join(folder, safeFileName(`${template.no} ${template.name}`));
    const materials = materialsOf(template);
    await mkdir(target, { recursive: true });
    const { locale } = this.session;
    await writeFileAtomic(
      join(target, materialSheetName(template, locale)),
      pieces(await writeOrderSheet(sheetTemplateOf(template), locale)),
    );
    this.change({ name: `${template.no} ${template.name}`, folder: target, total_count: materials.length });

    const limit = pLimit(filesAtOnce);
    const failed: string[] = [];
    const all = materials.map((material) =>
      limit(async () => {
        signal.throwIfAborted();
        const isSaved = await this.save(material, target);
        if (!isSaved) failed.push(material.path);
        this.change({ done_count: this.view.done_count + 1, failed_count: failed.length });
      }),
    );
    await Promise.all(all);
    const counts = { failed: failed.length, total: materials.length };
    if (failed.length > 0) await writeFileAtomic(join(target, skippedListName), skippedList(counts, failed));
    this.change({ status: 'done' });
  }

  private async save({ path, url }: Material, target: string): Promise<boolean> {
    const file = join(target, path);
    const signal = timeLimit(fileTimeoutMs, this.stop.signal);
    try {
      await mkdir(dirname(file), { recursive: true });
      const response = await fetch(new URL(url, this.session.serverUrl), { signal });
      if (!response.ok || !response.body) return false;
      await writeFileAtomic(file, response.body);
      return true;
    } catch {
      this.stop.signal.throwIfAborted();
      return false;
    }
  }

  private change(changes: Partial<MaterialsExport>): void {
    Object.assign(this.view, changes);
    this.onChange();
  }
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function emptyView(folder: string): MaterialsExport {
  const counts = { done_count: 0, failed_count: 0, total_count: 0 };
  return { id: randomUUID(), name: '', folder, status: 'running', ...counts, message: '' };
}
