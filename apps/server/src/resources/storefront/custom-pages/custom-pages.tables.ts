import type { Generated } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Database {
    custom_pages: CustomPagesTable;
    custom_page_versions: CustomPageVersionsTable;
    custom_page_files: { custom_page_id: number; blob_id: number };
    custom_page_version_files: { version_id: number; blob_id: number };
  }
}

/** The content of a page; in the draft and in every version. */
export interface PageContent {
  title: string;
  description: string;
  configs: string;
}

export interface CustomPagesTable extends PageContent {
  id: Generated<number>;
  revision: Generated<number>;
  creator_id: number;
  updater_id: number;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface CustomPageVersionsTable extends PageContent {
  id: Generated<number>;
  custom_page_id: number;
  publisher_id: number;
  /** In the future for a scheduled version. */
  published_at: Generated<string>;
}
