import { parseColor } from './color.ts';
import { optionImageSideMinPx } from './constants.ts';
import type { DesignFinding, DesignMessage } from './design.messages.ts';
import type { Size } from './geometry.ts';

/** The rules of the option dialogs: the finding of each field, if there is one. */
export type OptionFindings<F extends string> = Partial<Record<F, DesignFinding>>;

export interface ImageOptionDraft {
  readonly label: string;
  readonly value: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface ImageOptionRules {
  /**
   * The size of the chosen picture and of the first option: without sizes of their own they must have the same ratio.
   */
  readonly picture?: Size | undefined;
  readonly firstPicture?: Size | undefined;
  /** Whether each option has its own size (tiles). */
  readonly hasSizes: boolean;
}

/** Pictures have whole pixels, so the ratio of a scaled copy is off by up to half a pixel on each side. */
const ratioTolerancePx = 1;

export function checkImageOption(
  draft: ImageOptionDraft,
  others: readonly ImageOptionDraft[],
  rules: ImageOptionRules,
): OptionFindings<'label' | 'value' | 'width' | 'height'> {
  const { hasSizes, picture, firstPicture } = rules;
  return withoutGaps({
    label: checkName(draft.label, others, 'image_name_required', 'image_name_taken'),
    value:
      checkValue(draft.value, others, 'image_required', 'image_taken') ??
      (!hasSizes && picture && firstPicture && !haveSameRatio(picture, firstPicture)
        ? { message: 'image_ratio_differs' }
        : undefined),
    width: hasSizes ? checkSide(draft.width, 'image_width_required', 'image_width_small') : undefined,
    height: hasSizes ? checkSide(draft.height, 'image_height_required', 'image_height_small') : undefined,
  });
}

export function checkColorOption(
  draft: { label: string; value: string },
  others: readonly { label: string; value: string }[],
): OptionFindings<'label' | 'value'> {
  const isOpaque = isOpaqueColor(draft.value);
  return withoutGaps({
    label: checkName(draft.label, others, 'color_name_required', 'color_name_taken'),
    value: isOpaque ? checkColorTaken(draft.value, others) : { message: 'color_required' },
  });
}

export function checkTemplateOption(
  draft: { label: string },
  others: readonly { label: string }[],
): OptionFindings<'label'> {
  return withoutGaps({ label: checkName(draft.label, others, 'template_name_required', 'template_name_taken') });
}

export function checkFontSelection(fontNames: readonly string[]): DesignFinding | undefined {
  return fontNames.length === 0 ? { message: 'font_required' } : undefined;
}

/** Compares ratios within the rounding of a scaled copy. */
export function haveSameRatio(a: Size, b: Size): boolean {
  return Math.abs((a.width * b.height) / b.width - a.height) <= ratioTolerancePx;
}

/** Compares colors by value, not by spelling. */
function checkColorTaken(value: string, others: readonly { value: string }[]): DesignFinding | undefined {
  const spelled = (text: string) => JSON.stringify(parseColor(text));
  return others.some((other) => spelled(other.value) === spelled(value)) ? { message: 'color_taken' } : undefined;
}

/** An option's color is rgb or hex without alpha. */
function isOpaqueColor(value: string): boolean {
  const paint = parseColor(value);
  return paint?.kind === 'rgba' && paint.a === 1;
}

function checkName(
  label: string,
  others: readonly { label: string }[],
  required: DesignMessage,
  taken: DesignMessage,
): DesignFinding | undefined {
  if (label.trim() === '') return { message: required };
  return others.some((other) => other.label.trim() === label.trim()) ? { message: taken } : undefined;
}

function checkValue(
  value: string,
  others: readonly { value: string }[],
  required: DesignMessage,
  taken: DesignMessage,
): DesignFinding | undefined {
  if (value === '') return { message: required };
  return others.some((other) => other.value === value) ? { message: taken } : undefined;
}

function checkSide(side: number | undefined, required: DesignMessage, small: DesignMessage): DesignFinding | undefined {
  if (side === undefined || Number.isNaN(side)) return { message: required };
  return side < optionImageSideMinPx ? { message: small } : undefined;
}

function withoutGaps<F extends string>(findings: Record<F, DesignFinding | undefined>): OptionFindings<F> {
  return Object.fromEntries(Object.entries(findings).filter(([, finding]) => finding)) as OptionFindings<F>;
}
