import { type BilingualText, fillText, type Locale, textIn } from '@platen/model/text/locale';

export type Severity = 'error' | 'warning';

/**
 * The kinds of problems that drawing a scene can find. `refuses` prevents the production image. `severity` is `error`
 * if the print would be unusable, and `warning` if the design may be intended.
 * To add a kind, add an entry here and call `report` where the problem is detected.
 */
export const findingKinds = {
  missing_font: {
    refuses: true,
    severity: 'error',
    zh: '{layer}：字体“{detail}”不存在',
    en: '{layer}: font “{detail}” is missing',
  },
  damaged_font: {
    refuses: true,
    severity: 'error',
    zh: '{layer}：字体“{detail}”的文件无法使用',
    en: '{layer}: font “{detail}” cannot be used',
  },
  missing_glyph: {
    refuses: true,
    severity: 'error',
    zh: '{layer}：字体中没有字符“{detail}”',
    en: '{layer}: the font has no character “{detail}”',
  },
  image_glyph: {
    refuses: true,
    severity: 'error',
    zh: '{layer}：字符“{detail}”在字体中只是位图，无法印刷',
    en: '{layer}: the font has “{detail}” only as a bitmap, which cannot be printed',
  },
  plain_glyph: {
    refuses: false,
    severity: 'warning',
    zh: '{layer}：字体中“{detail}”是彩色图形，将按普通文字的颜色印出',
    en: '{layer}: the font has “{detail}” in color, which will be printed in the color of the text',
  },
  unjoined_letters: {
    refuses: true,
    severity: 'error',
    zh: '{layer}：字体不支持“{detail}”的连写',
    en: '{layer}: the font cannot join the letters “{detail}”',
  },
  missing_image: { refuses: true, severity: 'error', zh: '{layer}：缺少图片', en: '{layer}: image missing' },
  damaged_image: {
    refuses: true,
    severity: 'error',
    zh: '{layer}：图片无法读取',
    en: '{layer}: image cannot be read',
  },
  code_not_encodable: {
    refuses: true,
    severity: 'error',
    zh: '{layer}：“{detail}”无法生成编码',
    en: '{layer}: “{detail}” cannot be encoded',
  },
  code_too_small: {
    refuses: false,
    severity: 'warning',
    zh: '{layer}：编码尺寸过小，至少需要 {detail} 毫米宽',
    en: '{layer}: the code is too small to scan. Make it at least {detail} mm wide',
  },
  code_unreadable: {
    refuses: true,
    severity: 'error',
    zh: '{layer}：编码“{detail}”印出后无法扫描，请放大或移开遮挡的图层',
    en: '{layer}: the code “{detail}” cannot be scanned once printed. Enlarge it or move whatever covers it',
  },
  bleed_too_large: {
    refuses: true,
    severity: 'error',
    zh: '{layer}：出血过大，裁切后没有剩余。此尺寸最多 {detail} 毫米',
    en: '{layer}: the bleed is too large, nothing is left after trimming. At most {detail} mm for this size',
  },
  blank_image: {
    refuses: true,
    severity: 'error',
    zh: '这张图印出来是空白',
    en: 'Nothing is printed on this image',
  },
  only_label: {
    refuses: false,
    severity: 'error',
    zh: '这张图只印标签，没有其他内容',
    en: 'Only the label is printed on this image',
  },
  overflow: {
    refuses: false,
    severity: 'warning',
    zh: '{layer}：内容太长，超出部分可能被裁掉',
    en: '{layer}: is too long and may be cut off',
  },
  text_too_long: {
    refuses: false,
    severity: 'error',
    zh: '{layer}：文字太长，缩到最小字号 {detail} px 仍放不下',
    en: '{layer}: the text is too long. It does not fit even at {detail} px',
  },
  outside_canvas: {
    refuses: false,
    severity: 'warning',
    zh: '{layer}：图层在画布之外',
    en: '{layer}: the layer is outside the canvas',
  },
  low_resolution: {
    refuses: false,
    severity: 'warning',
    zh: '{layer}：图片分辨率偏低，印出约 {detail} DPI，可能不够清晰',
    en: '{layer}: low image resolution, about {detail} dpi in print. It may look soft',
  },
  very_low_resolution: {
    refuses: false,
    severity: 'error',
    zh: '{layer}：图片分辨率过低，印出约 {detail} DPI，会明显模糊',
    en: '{layer}: very low image resolution, about {detail} dpi in print. It will look blurred',
  },
} as const satisfies Record<string, BilingualText & { refuses: boolean; severity: Severity }>;

export type FindingKind = keyof typeof findingKinds;

export interface Finding {
  readonly kind: FindingKind;
  readonly layer_id: string;
  readonly layer_name: string;
  readonly detail: string;
}

/**
 * Findings are stored with orders. While processes are replaced, and after rolling back, a process reads those of a newer
 * version too, and must not fail because of a kind that it does not have.
 */
const unknownKind = {
  refuses: false,
  severity: 'error',
  zh: '{layer}：新版本发现的问题（{kind}）',
  en: '{layer}: a problem that a newer version has found ({kind})',
} as const;

function recordOf({ kind }: Pick<Finding, 'kind'>) {
  return Object.hasOwn(findingKinds, kind) ? findingKinds[kind] : unknownKind;
}

export function findingText(finding: Finding, locale: Locale): string {
  const { kind, layer_name, layer_id, detail } = finding;
  return fillText(textIn(recordOf(finding), locale), { layer: layer_name || layer_id, detail, kind });
}

export function severityOf(finding: Pick<Finding, 'kind'>): Severity {
  return recordOf(finding).severity;
}

/** The kinds that prevent a production image. */
export const refusingKinds: readonly FindingKind[] = (Object.keys(findingKinds) as FindingKind[]).filter(
  (kind) => findingKinds[kind].refuses,
);

export function isRefusal(finding: Finding): boolean {
  return recordOf(finding).refuses;
}

/** Thrown instead of drawing a production image, with the findings that prevent it. */
export class RefusedError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map((finding) => findingText(finding, 'en-US')).join('; '));
    this.name = 'RefusedError';
    this.findings = findings;
  }
}
