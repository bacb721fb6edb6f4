import type { DesignFinding } from '@platen/design/design.messages';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { checkBeforeSave } from '@platen/design/save-check';

/** What keeps a design from being saved, with the image that it is in. */
export interface SaveRefusal {
  readonly configId: string;
  readonly configName: string;
  readonly finding: DesignFinding;
}

export function refusalsOf({ configs }: DesignDocument): SaveRefusal[] {
  return configs.flatMap(({ id, name, layers }) =>
    checkBeforeSave(layers).map((finding) => ({ configId: id, configName: name, finding })),
  );
}
