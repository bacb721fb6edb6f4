import { open } from 'node:fs/promises';
import { CallRefused } from '@platen/contract/refusals';
import type { AnswerOf } from '@platen/contract/call-types';
import { orderTemplateOf } from '@platen/ordering/order-template';
import { type CheckedSheet, checkSheet } from '@platen/sheet/check-sheet';
import { openOrderSheet, type OrderSheet } from '@platen/sheet/read-order-sheet';
import { sourceOfFile } from '../files/file-source.ts';
import type { ImportFolder } from '../jobs/import-store.ts';
import type { StoredImport } from '../jobs/stored-import.ts';
import { callOptions, serverOf, type Session } from '../server/session.ts';
import { copySheet } from './copy-sheet.ts';
import { SheetImages } from './sheet-images.ts';

export type WireTemplate = AnswerOf<'GET /sku_templates/get_detail_by_no'>;

/** A sheet with everything that was found in it. It can be read again until it is closed. */
export interface ReadImport {
  folder: ImportFolder;
  sheetFile: StoredImport['sheet'];
  sheet: OrderSheet;
  checked: CheckedSheet;
  images: SheetImages['byReference'];
  templates: ReadonlyMap<string, WireTemplate>;
  close(): Promise<void>;
}

interface Reading {
  session: Session;
  signal: AbortSignal;
  onRows: (count: number) => void;
}

/** Reads a sheet of this computer and checks every row against its template and its images. */
export async function readImport(path: string, folder: ImportFolder, reading: Reading): Promise<ReadImport> {
  const { session, signal, onRows } = reading;
  const sheetFile = await copySheet(path, folder.path, session.locale);
  const handle = await open(sheetFile.file.path);
  try {
    const sheet = await openOrderSheet(sourceOfFile(handle, sheetFile.file.size), { signal });
    const places = { sheetPath: path, importFolder: folder.path, serverUrl: session.serverUrl };
    const images = new SheetImages(places, signal);
    const templates = new Map<string, WireTemplate>();
    const { shipping_methods, required_parts, home_country } = await serverOf(session)(
      'GET /shipping_settings',
      callOptions(session, signal),
    );
    const checked = await checkSheet(
      sheet,
      {
        findTemplate: async (no) => {
          const template = await findTemplate(no, session, signal);
          if (template) templates.set(template.no, template);
          return template && orderTemplateOf(template);
        },
        findImage: (image) => images.find(image),
        shipping: { shipping_methods, required_parts, home_country },
      },
      (count) => {
        signal.throwIfAborted();
        onRows(count);
      },
    );
    const close = () => handle.close();
    return { folder, sheetFile, sheet, checked, images: images.byReference, templates, close };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function findTemplate(no: string, session: Session, signal: AbortSignal): Promise<WireTemplate | undefined> {
  try {
    return await serverOf(session)('GET /sku_templates/get_detail_by_no', {
      query: { no },
      ...callOptions(session, signal),
    });
  } catch (error) {
    if (error instanceof CallRefused && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
