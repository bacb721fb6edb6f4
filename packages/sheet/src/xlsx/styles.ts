import { kindOfFormat, type NumberKind } from './number-format.ts';
import type { Parts } from './parts.ts';

/** What a number means, by the style of its cell. */
export async function readNumberKinds(parts: Parts, name: string): Promise<NumberKind[]> {
  const codes = new Map<number, string>();
  const formatIds: number[] = [];
  let isCellFormat = false;
  await parts.scanAll(name, {
    open(element, attributes) {
      if (element === 's:numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
      else if (element === 's:cellXfs') isCellFormat = true;
      else if (element === 's:xf' && isCellFormat) formatIds.push(Number(attributes.get('numFmtId') ?? 0));
    },
    close(element) {
      if (element === 's:cellXfs') isCellFormat = false;
    },
  });
  return formatIds.map((id) => kindOfFormat(id, codes.get(id)));
}
