import type { SplitAddress } from './address-parts.ts';
import { type Province, provinces, type Region } from './chinese-regions.ts';

/** Marks where a part was removed, so that its neighbors are not joined and can be found. */
const gap = '\u0000';

const labels = {
  name: /(?:收件人|收货人|联系人|姓名)(?:姓名)?\s*:\s*([^\s,;]+)/,
  zip: /邮(?:政)?编码?\s*:?\s*(\d{6})(?!\d)/,
  /** Labels that only announce what follows. */
  rest: /(?:(?:收货|收件|详细|联系|所在)?地址|所在地区|(?:联系)?(?:手机|电话)(?:号码?)?)\s*:/g,
};

/** A mobile number, possibly in groups and with the extension that platforms use to hide buyers; or a landline. */
const phone =
  /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d[-\s]?\d{4}[-\s]?\d{4}(?:\s?[-转]\s?\d{2,6})?|0\d{2,3}[-\s]\d{7,8}(?:-\d{1,6})?)(?!\d)/;
const zipAlone = new RegExp(`(^|[\\s,;${gap}])(\\d{6})(?=$|[\\s,;${gap}])`);

/** Characters that occur in most parts of an address, but not in names. */
const placeWords = /[省市区县镇乡村路街道巷弄号楼室栋幢座层院园城苑厦坊组队门店场厂寓舍湾\d]/;
const chineseName = /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,8}·\p{Script=Han}{1,8})(?:先生|女士|小姐|老师)?收?$/u;
const latinName = /^[A-Za-z][A-Za-z.'-]{1,30}$/;

/** A short region name followed by one of these is the name of a street or a building: 上海路, 中山大厦. */
const noRegionBefore = /^(?:[东西南北中一二三四]*路|街|大街|大道|道|小区|新村|大厦|广场|公寓|花园|县|区|村|镇)/;

export function splitChineseAddress(text: string): SplitAddress | undefined {
  const parts: Partial<SplitAddress> = {};
  let rest = text.normalize('NFKC').replaceAll('。', ' ');
  const take = (part: keyof SplitAddress, pattern: RegExp, group = 1) => {
    const match = pattern.exec(rest);
    if (!match) return;
    parts[part] = (match[group] ?? '').trim();
    rest = rest.slice(0, match.index) + gap + rest.slice(match.index + match[0].length);
  };
  take('receiver_name', labels.name);
  take('zip_code', labels.zip);
  rest = rest.replaceAll(labels.rest, ' ');
  take('phone', phone);
  if (!parts.zip_code) take('zip_code', zipAlone, 2);
  const region = findRegion(rest);
  if (!region && !parts.phone) return undefined;
  if (region) {
    if (region.isCountryNamed) parts.country = '中国';
    parts.province = region.province;
    parts.city = region.city;
  }
  const before = region ? rest.slice(0, region.start) : '';
  const behind = region ? rest.slice(region.end) : rest;
  const words = wordsOf(before);
  const line = wordsOf(behind);
  if (!parts.receiver_name) parts.receiver_name = takeName(words) ?? takeName(line) ?? '';
  const address = [...words, ...line].filter((word) => word !== gap).join(' ');
  return { ...parts, address };
}

/** Splits a text into words; the gaps where a number was removed are words too. */
function wordsOf(text: string): string[] {
  return text.split(new RegExp(`[\\s,;|]+|(${gap})`)).filter((word) => word !== undefined && word !== '');
}

/** A name stands next to the number or at one end; everything in between belongs to the address. */
function takeName(words: string[]): string | undefined {
  const at = words.indexOf(gap);
  const beside = at < 0 ? [] : [at - 1, at + 1];
  const texts = words.filter((word) => word !== gap);
  const ends = texts.length > 0 ? [words.indexOf(texts[0] ?? ''), words.lastIndexOf(texts.at(-1) ?? '')] : [];
  const isName = (index: number) => {
    const word = words[index];
    if (word === undefined || placeWords.test(word)) return false;
    return chineseName.test(word) || (beside.includes(index) && latinName.test(word));
  };
  const index = [...beside, ...ends].find(isName);
  return index === undefined ? undefined : words.splice(index, 1)[0];
}

interface FoundRegion {
  province: string;
  city: string;
  isCountryNamed: boolean;
  start: number;
  end: number;
}

/** Finds the province and the city in the address, in this order; a city alone implies its province. */
function findRegion(text: string): FoundRegion | undefined {
  const province = earliest(provinces, text);
  const city = earliest(allCities, text);
  const first = province && (!city || province.start <= city.start) ? province : undefined;
  if (first) return withCity(first.region, first, text);
  if (!city) return undefined;
  const owner = provinces.find(({ cities }) => cities.includes(city.region));
  return { province: owner?.name ?? '', city: city.region.name, ...extent(text, city.start, city.end) };
}

const allCities = provinces.flatMap(({ cities }) => cities);

function withCity(province: Province, at: Extent, text: string): FoundRegion {
  const behind = text.slice(at.end);
  const indent = /^[\s,]*/.exec(behind)?.[0].length ?? 0;
  // 北京市北京市朝阳区: a municipality is its own city, written once or twice.
  const cities = province.cities.length > 0 ? province.cities : [province];
  const city = cities.flatMap((region) => spellingAt(region, behind, indent) ?? [])[0];
  const own = province.cities.length > 0 ? '' : province.name;
  const end = city ? at.end + city.end : at.end;
  return { province: province.name, city: city?.region.name ?? own, ...extent(text, at.start, end) };
}

interface Extent {
  start: number;
  end: number;
}

function extent(text: string, start: number, end: number) {
  const country = /中国[\s,]*$/.exec(text.slice(0, start));
  return { isCountryNamed: country !== null, start: country ? country.index : start, end };
}

/** The first region in the text. A short name counts only at the start of a word: 张家口 is not 张家. */
function earliest<R extends Region>(regions: readonly R[], text: string): (Extent & { region: R }) | undefined {
  let best: (Extent & { region: R }) | undefined;
  for (const region of regions) {
    for (const spelling of region.spellings) {
      const start = text.indexOf(spelling);
      if (start < 0 || (best && start >= best.start)) continue;
      const found = spellingAt(region, text, start);
      const isWhole = spelling === region.name || start === 0 || /[\s,;:国\0]/.test(text[start - 1] ?? '');
      if (found && isWhole) best = found;
    }
  }
  return best;
}

function spellingAt<R extends Region>(region: R, text: string, start: number): (Extent & { region: R }) | undefined {
  const spelling = region.spellings.find((each) => text.startsWith(each, start));
  if (spelling === undefined) return undefined;
  const end = start + spelling.length;
  const isShort = spelling !== region.name;
  // 吉林市 is not the province of that name, and 大理州 not the town.
  if (isShort && (noRegionBefore.test(text.slice(end)) || /^[市州]/.test(text.slice(end)))) return undefined;
  return { region, start, end };
}
