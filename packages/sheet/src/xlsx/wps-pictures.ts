import type { Parts, Relationship } from './parts.ts';

/** WPS keeps its pictures in cells in a part of its own, each under the name that formulas call. */
export async function readWpsPictures(
  parts: Parts,
  relationships: readonly Relationship[],
): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  const part = relationships.find(({ type }) => type === 'cellImage')?.target;
  if (part === undefined) return pictures;
  const targets = new Map((await parts.relationshipsOf(part)).map(({ id, target }) => [id, target]));
  let id = '';
  await parts.scanAll(part, {
    open(name, attributes) {
      if (name === 'xdr:cNvPr') id = attributes.get('name') ?? '';
      if (name !== 'a:blip') return;
      const target = targets.get(attributes.get('r:embed') ?? '');
      if (target !== undefined) pictures.set(id, target);
    },
  });
  return pictures;
}

/** The name of the picture that a cell shows, by its formula or its value. */
export function wpsPictureId(formula: string): string | undefined {
  return /\bDISPIMG\(\s*"([^"]+)"/i.exec(formula)?.[1];
}
