/** The layout of an image or a video in a rich text. */
export interface MediaLayout {
  /** In pixels; undefined for its own size or the width of the text. */
  readonly width: number | null;
  readonly height: number | null;
  readonly display: 'inline' | 'block';
  /** `center` only for blocks. */
  readonly align: 'left' | 'center' | 'right';
}

export const mediaDefaults: MediaLayout = { width: null, height: null, display: 'block', align: 'center' };

/** As the styles that the server accepts. */
export function styleOfMedia({ width, height, display, align }: MediaLayout): string {
  const rules = [
    ...(width === null ? [] : [`width: ${width}px`]),
    ...(height === null ? [] : [`height: ${height}px`]),
    `display: ${display}`,
  ];
  if (display === 'inline') return [...rules, ...(align === 'center' ? [] : [`float: ${align}`])].join('; ');
  return [
    ...rules,
    `margin-left: ${align === 'left' ? '0' : 'auto'}`,
    `margin-right: ${align === 'right' ? '0' : 'auto'}`,
  ].join('; ');
}

type StyleOf = (property: string) => string;

export function mediaOfStyle(styleOf: StyleOf): MediaLayout {
  const display = styleOf('display') === 'inline' ? 'inline' : 'block';
  return { width: pxOf(styleOf('width')), height: pxOf(styleOf('height')), display, align: alignOf(styleOf, display) };
}

function alignOf(styleOf: StyleOf, display: MediaLayout['display']): MediaLayout['align'] {
  if (display === 'inline') return styleOf('float') === 'right' ? 'right' : 'left';
  const isPushed = { left: styleOf('margin-left') === 'auto', right: styleOf('margin-right') === 'auto' };
  if (isPushed.left && isPushed.right) return 'center';
  return isPushed.left ? 'right' : 'left';
}

function pxOf(length: string): number | null {
  const px = Number.parseFloat(length);
  return length.endsWith('px') && px > 0 ? px : null;
}
