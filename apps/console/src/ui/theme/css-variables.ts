import { siderCollapsedWidthPx, siderWidthPx } from './layout.ts';
import { colors, fontFamily, fontFamilyCode, motion, shadows, sizes } from './tokens.ts';

const toVariable = (name: string) => `--${name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()}`;

/** The tokens as CSS variables (`primarySoft` → `--primary-soft`), for our own style sheets. */
export function cssVariables(): string {
  const values: Record<string, string> = { ...colors, ...shadows, font: fontFamily, fontCode: fontFamilyCode };
  for (const [name, px] of Object.entries(sizes)) values[name] = `${px}px`;
  for (const [name, duration] of Object.entries(motion)) values[`motion-${name}`] = duration;
  values.sider = `${siderWidthPx}px`;
  values.siderSmall = `${siderCollapsedWidthPx}px`;
  const lines = Object.entries(values).map(([name, value]) => `${toVariable(name)}:${value}`);
  return `:root{${lines.join(';')}}`;
}
