import type { TemplateKind } from '../catalogue/sku-templates.ts';
import type { UploadJob } from './upload-jobs.ts';

/** The protocol between the desktop client and the console in its window, below `/desktop` of the client's address. */
export const desktopPath = '/desktop';
/** Each launch has its own token, which only its window knows. */
export const desktopTokenHeader = 'desktop-token';
/** The meta element with the client's version in the page that it serves. */
export const desktopMetaName = 'platen-desktop';
/** The part of the first address that the window exchanges for the token, once. */
export const launchFragment = 'launch';

export interface Launched {
  token: string;
  /** The session of the last sign-in, if it is still valid. */
  session: string | null;
}

/** The current state of the client. The page polls for the next one with the last revision. */
export interface DesktopState {
  revision: number;
  jobs: UploadJob[];
  draft: ImportDraftState | null;
  export: MaterialsExport | null;
  /** The version that the server expects, if this client is older. Earlier clients do not send it. */
  newest_version?: string | null;
}

/** The state of a draft: a sheet that was opened and not ordered or discarded yet. */
export interface ImportDraftState {
  id: string;
  file_name: string;
  status: 'reading' | 'refused' | 'ready';
  rows_read: number;
  /** The headers of the sheet; the meaning is null for an unknown one. */
  headers: SheetHeaderMeaning[];
  /** Why the whole sheet cannot be ordered. */
  message: string;
  /** The first errors of its rows, one line each. */
  row_errors: string[];
  failed_rows: number;
  /** The number of hidden rows among those to be ordered, because a filtered sheet looks different from its content. */
  hidden_rows: number;
  /** The path of the saved `Error Info.xlsx`. */
  error_file: string | null;
  templates: DraftTemplate[];
  /** The total of all templates in yuan; null if the server could not be reached. */
  amount: number | null;
  available_balance: number | null;
}

export interface SheetHeaderMeaning {
  text: string;
  key: string | null;
  /** Values from the first rows. */
  samples?: readonly string[] | undefined;
}

export interface DraftTemplate {
  no: string;
  name: string;
  kind: TemplateKind;
  rows_count: number;
  quantity: number;
  images_count: number;
  amount: number | null;
  /** Effect images of the first rows; null until they are drawn. */
  pictures: { row_number: number; no: string; url: string }[] | null;
}

/** The progress of saving a template's materials to a folder. */
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

/** A folder of the local computer. */
export interface FolderListing {
  path: string;
  parent: string | null;
  /** Common folders: home, desktop, documents, downloads. */
  places: { name: string; path: string }[];
  entries: FolderEntry[];
}
