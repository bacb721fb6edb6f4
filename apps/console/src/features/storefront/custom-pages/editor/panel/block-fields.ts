import type { Field, FieldKind, FieldValues } from '@platen/model/fields/fields';
import { commonFields } from '@platen/pages/block-settings';
import { type Block, blockKindOf } from '@platen/pages/blocks';
import type { FilledField } from '../../../../../ui/fields/field-panel.tsx';

const commonKeys: ReadonlySet<string> = new Set(commonFields.map(({ key }) => key));

/** The fields of a block with their values: its own, and those that every block has. */
export function fieldsOfBlock(block: Block): { own: FilledField[]; common: FilledField[] } {
  const settings = block.settings as unknown as Readonly<Record<string, FieldValues[FieldKind]>>;
  const filled = (field: Field) => ({ field, value: settings[field.key] as FieldValues[FieldKind] });
  const { fields } = blockKindOf(block);
  return {
    own: fields.filter(({ key }) => !commonKeys.has(key)).map(filled),
    common: fields.filter(({ key }) => commonKeys.has(key)).map(filled),
  };
}
