import type { Parts, Relationship } from './parts.ts';

interface RichValue {
  structure: number;
  values: string[];
}

/** How a structure names the number of its picture, and in which list that number counts. */
const localImageKey = '_rvRel:LocalImageIdentifier';
const webImageKey = 'WebImageIdentifier';

/**
 * A picture in a cell of Excel 365 is a rich value: cell → value metadata → rich value → list of relationships → file.
 * Pictures by address (`IMAGE()`) have a stored copy and go through a list of their own.
 */
export async function readRichPictures(
  parts: Parts,
  relationships: readonly Relationship[],
): Promise<ReadonlyMap<number, string>> {
  const partOf = (type: string) => relationships.find((each) => each.type === type)?.target;
  const pictures = new Map<number, string>();
  const valuesPart = partOf('rdRichValue');
  const metadataPart = partOf('sheetMetadata');
  if (valuesPart === undefined || metadataPart === undefined) return pictures;
  const structures = await readStructures(parts, partOf('rdRichValueStructure') ?? '');
  const values = await readValues(parts, valuesPart);
  const local = await readTargets(parts, partOf('richValueRel'), 'richrel:rel');
  const web = await readTargets(parts, partOf('rdRichValueWebImage'), 'richweb:blip');
  const richValueOf = await readMetadata(parts, metadataPart);
  for (const [cellMetadata, richValue] of richValueOf.entries()) {
    const value = richValue === undefined ? undefined : values[richValue];
    const keys = structures[value?.structure ?? -1] ?? [];
    const pick = (key: string, list: readonly (string | undefined)[]) =>
      keys.includes(key) ? list[Number(value?.values[keys.indexOf(key)])] : undefined;
    const part = pick(localImageKey, local) ?? pick(webImageKey, web);
    if (part !== undefined) pictures.set(cellMetadata + 1, part);
  }
  return pictures;
}

/** The keys of each structure, in the order of its values. */
async function readStructures(parts: Parts, name: string): Promise<string[][]> {
  const structures: string[][] = [];
  await parts.scanAll(name, {
    open(element, attributes) {
      if (element === 'rich:s') structures.push([]);
      else if (element === 'rich:k') structures.at(-1)?.push(attributes.get('n') ?? '');
    },
  });
  return structures;
}

async function readValues(parts: Parts, name: string): Promise<RichValue[]> {
  const values: RichValue[] = [];
  let value: string | undefined;
  await parts.scanAll(name, {
    open(element, attributes) {
      if (element === 'rich:rv') values.push({ structure: Number(attributes.get('s')), values: [] });
      else if (element === 'rich:v') value = '';
    },
    text(text) {
      if (value !== undefined) value += text;
    },
    close(element) {
      if (element !== 'rich:v') return;
      values.at(-1)?.values.push(value ?? '');
      value = undefined;
    },
  });
  return values;
}

/** The files of a list, in its order. */
async function readTargets(parts: Parts, name: string | undefined, item: string): Promise<(string | undefined)[]> {
  if (name === undefined) return [];
  const targets = new Map((await parts.relationshipsOf(name)).map(({ id, target }) => [id, target]));
  const list: (string | undefined)[] = [];
  await parts.scanAll(name, {
    open(element, attributes) {
      if (element === item) list.push(targets.get(attributes.get('r:id') ?? ''));
    },
  });
  return list;
}

/** The rich value of each value metadata record. Records of other types stand between them and count too. */
async function readMetadata(parts: Parts, name: string): Promise<(number | undefined)[]> {
  const types: string[] = [];
  const blocks: number[] = [];
  const records: number[] = [];
  let future: string | undefined;
  let isValues = false;
  await parts.scanAll(name, {
    open(element, attributes) {
      if (element === 's:metadataType') types.push(attributes.get('name') ?? '');
      else if (element === 's:futureMetadata') future = attributes.get('name');
      else if (element === 's:valueMetadata') isValues = true;
      else if (element === 'rich:rvb' && future === 'XLRICHVALUE') blocks.push(Number(attributes.get('i')));
      else if (element === 's:bk' && isValues) records.push(-1);
      else if (element === 's:rc' && isValues && types[Number(attributes.get('t')) - 1] === 'XLRICHVALUE')
        records[records.length - 1] = Number(attributes.get('v'));
    },
    close(element) {
      if (element === 's:futureMetadata') future = undefined;
      else if (element === 's:valueMetadata') isValues = false;
    },
  });
  return records.map((block) => blocks[block]);
}
