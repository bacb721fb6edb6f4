import type { DesignFinding } from '@platen/design/design.messages';
import type { DesignDocument } from '@platen/design/editor/design-document';
import { checkBeforeSave } from '@platen/design/save-check';

/** Why a design cannot be saved, with the image that it concerns. */
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
