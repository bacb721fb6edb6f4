import type { ResponseOf } from '@platen/contract/call-types';
import { CallRefused } from '@platen/contract/refusals';
import type { SheetHeaderMeaning } from '@platen/model/orders/desktop';
import { orderTemplateOf } from '@platen/ordering/order-template';
import type { CheckedGroup } from '@platen/sheet/checked-sheet';
import type { RememberedMapping } from '@platen/sheet/headers';
import {
  collectGroups,
  type SheetCheck,
  type SheetFile,
  type ThreadCode,
  withSheetFile,
} from '@platen/sheet/node/sheet-file';
import type { ImportFolder } from '../jobs/import-store.ts';
import type { StoredImport } from '../jobs/stored-import.ts';
import { callOptions, type Session, serverOf } from '../server/session.ts';
import { copySheet } from './copy-sheet.ts';
import { SheetImages } from './sheet-images.ts';

export type WireTemplate = ResponseOf<'GET /sku_templates/get_detail_by_no'>;

/** A sheet with everything that was found in it. */
export interface ReadImport {
  sheetName: string;
  sheetFile: StoredImport['sheet'];
  groups: CheckedGroup[];
  failed: SheetCheck['failed'];
  stoppedAt: number | undefined;
  /** The sheet of the rows that failed, for as long as the sheet is open. */
  errorSheet: SheetFile['errorSheet'];
  images: SheetImages;
  templates: ReadonlyMap<string, WireTemplate>;
}

interface Reading {
  session: Session;
  sheetThread: ThreadCode;
  signal: AbortSignal;
  onHeaders: (headers: SheetHeaderMeaning[]) => void;
  onRows: (count: number) => void;
}

/**
 * Reads a sheet of this computer and checks every row against its template and its images. It is open for as long as `use`
 * runs; what was found stays.
 */
export async function readImport(
  path: string,
  folder: ImportFolder,
  reading: Reading,
  use: (read: ReadImport) => Promise<void>,
): Promise<void> {
  const { session, sheetThread, signal, onHeaders, onRows } = reading;
  const sheetFile = await copySheet(path, folder.path, session.locale);
  const images = new SheetImages({ sheetPath: path, folder, serverUrl: session.serverUrl }, signal);
  const templates = new Map<string, WireTemplate>();
  const { shipping_methods, required_parts, home_country } = await serverOf(session)(
    'GET /shipping_settings',
    callOptions(session, signal),
  );
  const lookups = {
    findTemplate: async (no: string) => {
      const template = await findTemplate(no, session, signal);
      if (template) templates.set(template.no, template);
      return template && orderTemplateOf(template);
    },
    findImage: images.find,
    shipping: { shipping_methods, required_parts, home_country },
  };
  const mappings = await listMappings(session, signal);
  await withSheetFile({ code: sheetThread, path: sheetFile.file.path, mappings, signal }, async (file) => {
    const reportHeaders = (headers: SheetFile['headers']) =>
      onHeaders(headers.map(({ text, key, samples }) => ({ text, key: key ?? null, samples })));
    reportHeaders(file.headers);
    const check = await file.check(lookups, onRows);
    reportHeaders(check.headers);
    const { failed, stoppedAt } = check;
    const groups = await collectGroups(check);
    const { name: sheetName, errorSheet } = file;
    await use({ sheetName, sheetFile, groups, failed, stoppedAt, errorSheet, images, templates });
  });
}

/** The header mappings that were saved for the account. */
async function listMappings(session: Session, signal: AbortSignal): Promise<readonly RememberedMapping[]> {
  const { header_mappings } = await serverOf(session)('GET /header_mappings', callOptions(session, signal));
  return header_mappings;
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
