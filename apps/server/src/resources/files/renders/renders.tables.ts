import type { DrawingOutput } from '@platen/design/drawing-plan';
import type { Scene } from '@platen/design/scene';
import type { RenderFailure, RenderState } from '@platen/model/files/renders';
import type { Finding } from '@platen/render/node';
import type { ColumnType, Generated, Selectable } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Database {
    renders: RendersTable;
  }
}

interface RendersTable {
  id: Generated<number>;
  digest: Buffer;
  output: DrawingOutput;
  scene: ColumnType<Scene, string, never>;
  state: Generated<RenderState>;
  progress: Generated<number>;
  findings: ColumnType<Finding[], string | undefined, string>;
  failure: RenderFailure | null;
  /** The technical error message: for the factory, not for customers. */
  error: string | null;
  blob_id: number | null;
  /** The print file, if it is a separate file. */
  print_blob_id: number | null;
  width: number | null;
  height: number | null;
  started_at: string | null;
  /** The last heartbeat of the rendering process. */
  alive_at: string | null;
  finished_at: string | null;
  /** When its file was removed, because it can be drawn again. Null: the file is there. */
  removed_at: string | null;
  created_at: Generated<string>;
}

export type RenderRow = Selectable<RendersTable>;
