/**
 * Tracking pages of shipping companies. A company is recognized by its name or, if no name is given, by the format of the
 * tracking number, as long as no other company uses the same format.
 * To add one: a line here. Parcels of other companies have no link.
 */
interface Carrier {
  /** Any part of the written name, without regard to case. */
  names: readonly string[];
  numbers?: RegExp;
  /** `{no}` is the tracking number. */
  url: string;
}

const kuaidi100 = (code: string) => `https://www.kuaidi100.com/chaxun?com=${code}&nu={no}`;

const carriers: readonly Carrier[] = [
  {
    names: ['顺丰', 'sf express', 'shunfeng'],
    numbers: /^SF\d{12,15}$/,
    url: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{no}',
  },
  { names: ['中通', 'zto', 'zhongtong'], url: kuaidi100('zhongtong') },
  { names: ['圆通', 'yto', 'yuantong'], numbers: /^YT\d{13}$/, url: kuaidi100('yuantong') },
  { names: ['申通', 'sto', 'shentong'], url: kuaidi100('shentong') },
  { names: ['韵达', 'yunda'], url: kuaidi100('yunda') },
  { names: ['极兔', 'j&t', 'jtexpress'], numbers: /^JT\d{13}$/, url: kuaidi100('jtexpress') },
  { names: ['京东', 'jd logistics', 'jdl'], numbers: /^JD[A-Z0-9]{11,15}$/, url: kuaidi100('jd') },
  { names: ['ems', '邮政', 'china post'], numbers: /^[A-Z]{2}\d{9}CN$/, url: kuaidi100('ems') },
  { names: ['dhl'], url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={no}' },
  { names: ['ups'], numbers: /^1Z[0-9A-Z]{16}$/, url: 'https://www.ups.com/track?tracknum={no}' },
  { names: ['fedex', '联邦'], url: 'https://www.fedex.com/fedextrack/?trknbr={no}' },
  { names: ['usps'], numbers: /^9[2-5]\d{20}$/, url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={no}' },
  {
    names: ['royal mail'],
    numbers: /^[A-Z]{2}\d{9}GB$/,
    url: 'https://www.royalmail.com/track-your-item#/tracking-results/{no}',
  },
  { names: ['4px', '递四方'], numbers: /^4PX\d{13}[A-Z]{2}$/, url: 'https://track.4px.com/#/result/0/{no}' },
];

/** Whether the company has a tracking page here. */
export const isKnownCarrier = (company: string): boolean => findByName(company) !== undefined;

/** The tracking page of a parcel; undefined if the company is unknown. */
export function trackingUrl(company: string, trackingNo: string): string | undefined {
  const no = trackingNo.trim();
  if (no === '') return undefined;
  const known =
    company.trim() === '' ? carriers.find(({ numbers }) => numbers?.test(no.toUpperCase())) : findByName(company);
  return known?.url.replace('{no}', encodeURIComponent(no));
}

function findByName(company: string): Carrier | undefined {
  const name = company.trim().toLowerCase();
  return carriers.find(({ names }) => names.some((each) => isNamed(name, each)));
}

/** Latin names count as whole words: “groups” is not UPS. */
function isNamed(written: string, name: string): boolean {
  if (!/^[a-z0-9]/.test(name)) return written.includes(name);
  const at = written.indexOf(name);
  const isLetter = (character: string | undefined) => character !== undefined && /[a-z0-9]/.test(character);
  return at >= 0 && !isLetter(written[at - 1]) && !isLetter(written[at + name.length]);
}
