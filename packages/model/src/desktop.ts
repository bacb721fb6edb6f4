import type { TemplateKind } from './sku-templates.ts';
import type { UploadJob } from './upload-jobs.ts';

/** The protocol between the desktop client and the console in its window, below `/desktop` of the client's address. */
export const desktopPath = '/desktop';
/** Each launch has its own token, which only its window knows. */
export const desktopTokenHeader = 'desktop-token';
/** In the page that the client serves: its version. */
export const desktopMetaName = 'platen-desktop';
/** The part of the first address that the window exchanges for the token, once. */
export const launchFragment = 'launch';

export interface Launched {
  token: string;
  /** Of the last sign-in, where it is still known. */
  session: string | null;
}

/** The current state of the client. The page polls for the next one with the last revision. */
export interface DesktopState {
  revision: number;
  jobs: UploadJob[];
  draft: ImportDraftState | null;
  export: MaterialsExport | null;
  /** Of the client that the server expects, where this one is older. Not told by earlier clients. */
  newest_version?: string | null;
}

/** The state of a draft: a sheet that was opened and not ordered or discarded yet. */
export interface ImportDraftState {
  id: string;
  file_name: string;
  status: 'reading' | 'refused' | 'ready';
  rows_read: number;
  /** Those of the sheet; nothing for one whose meaning is not known. */
  headers: SheetHeaderMeaning[];
  /** Why nothing of it can be ordered. */
  message: string;
  /** What is wrong with its rows, one line each, the first of them. */
  row_errors: string[];
  failed_rows: number;
  /** Of those that will be ordered: a filtered sheet looks different from what it holds. */
  hidden_rows: number;
  /** Where `Error Info.xlsx` was saved. */
  error_file: string | null;
  templates: DraftTemplate[];
  /** Of all templates, in yuan; nothing where the server could not be asked. */
  amount: number | null;
  available_balance: number | null;
}

export interface SheetHeaderMeaning {
  text: string;
  key: string | null;
}

export interface DraftTemplate {
  no: string;
  name: string;
  kind: TemplateKind;
  rows_count: number;
  quantity: number;
  images_count: number;
  amount: number | null;
  /** Effect images of the first rows; nothing until they are drawn. */
  pictures: { row_number: number; no: string; url: string }[] | null;
}

/** A template's materials on their way into a folder. */
export interface MaterialsExport {
  id: string;
  name: string;
  folder: string;
  status: 'running' | 'done' | 'failed' | 'cancelled';
  done_count: number;
  failed_count: number;
  total_count: number;
  message: string;
}

export interface FolderEntry {
  name: string;
  path: string;
  is_folder: boolean;
  size: number;
  modified_at: string;
}

/** A folder of this computer. */
export interface FolderListing {
  path: string;
  parent: string | null;
  /** Where people begin: home, desktop, documents, downloads. */
  places: { name: string; path: string }[];
  entries: FolderEntry[];
}
