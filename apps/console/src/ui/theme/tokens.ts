/**
 * The design tokens: the antd theme and the CSS variables of our own styles are both generated from them, so that a
 * color or a distance exists once. Text pairs were measured at 4.5:1 or better; `primary` itself is too light for white
 * text, which is on `primarySolid`.
 */
export const colors = {
  primary: '#646cff',
  primarySolid: '#5a62f0',
  primaryStrong: '#4a51dd',
  primaryHover: '#7b82ff',
  primarySoft: '#eef0ff',
  primaryLine: '#c9ccff',
  ink: '#1b1f33',
  text2: '#555b73',
  text3: '#6a7088',
  line: '#e6e8f0',
  line2: '#f0f1f6',
  /** Borders of controls: `line` mixed with ink, since an input needs a stronger border than a card. */
  edge: '#d2d4de',
  bg: '#f6f7fb',
  surface: '#ffffff',
  /** Table headers and other subtle strips on white. */
  strip: '#fafbfd',
  selected: '#f7f8ff',
  success: '#0d7049',
  successSoft: '#e6f6ef',
  warning: '#8f5600',
  warningSoft: '#fff4e0',
  danger: '#b9252f',
  dangerSoft: '#fdecee',
  info: '#1a62b3',
  infoSoft: '#e8f2fd',
  rose: '#a82c73',
  roseSoft: '#fceaf4',
  gray: '#555b73',
  graySoft: '#f0f1f6',
  /** The process inks of the drawings: never for text. */
  inkOrange: '#ffb74d',
  inkRose: '#ff8a8f',
} as const;

export const sizes = {
  space1: 4,
  space2: 8,
  space3: 12,
  space4: 16,
  space5: 20,
  space6: 24,
  space8: 32,
  space10: 40,
  space12: 48,
  radiusSmall: 6,
  radius: 8,
  radiusCard: 12,
  control: 32,
  controlLarge: 40,
  touch: 44,
  header: 56,
  fontMeta: 12,
  fontDense: 13,
  fontBody: 14,
  fontTitle: 16,
  fontPage: 20,
  fontFigure: 24,
  fontDisplay: 30,
} as const;

export const shadows = {
  shadow1: '0 1px 2px rgba(20, 24, 56, .05)',
  shadow2: '0 8px 24px rgba(20, 24, 56, .10)',
} as const;

export const motion = { fast: '.12s', mid: '.18s', slow: '.24s' } as const;

export const fontFamily =
  '"Inter Variable","Inter","PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif';
export const fontFamilyCode = 'ui-monospace,"SF Mono","Cascadia Mono","DejaVu Sans Mono",Menlo,Consolas,monospace';
