import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { antdStyles, componentsRenderedBy, rulesOf } from './antd-styles.ts';
import type * as ThemeSource from './theme-source.ts';

const themeId = 'virtual:theme.css';
const componentId = /^virtual:antd\/(\w+)\.css$/;
const mediaPlaceholder = /\(--(below|from)-(\w+)\)/;
/** In every sheet: whichever a browser reads first decides which layer is above the other. */
const layers = '@layer base, antd;';
const antdImport = /import \{([^}]*)\} from 'antd'/g;

/** Any component will do: what the sheets of all of them begin with is not of one. */
const anyComponent = 'Divider';
/** The product is read from left to right, and has one theme: what antd shows of nested ones is none of ours. */
const isUnusedRule = (rule: string): boolean =>
  !rule.startsWith('@') && (/^[^{]*-rtl\b[^{]*\{/.test(rule) || /^[^{]*\.css-var-/.test(rule));

/**
 * `virtual:theme.css`: our variables and what antd needs everywhere, both made from the theme. antd stands in a cascade
 * layer, so that any rule of ours wins without a fight over specificity.
 * A file that imports components of antd imports their styles with them (`virtual:antd/Table.css`): a screen's styles
 * travel with its code. While developing all of antd is styled at once.
 * Style sheets may write `@media (--below-md)` and `@media (--from-lg)`; the widths come from the model's constants.
 */
export function themeCss(): Plugin {
  let sourceDir = '';
  let isServe = false;
  let source: typeof ThemeSource;
  let common: ReadonlySet<string>;

  const rulesCache = new Map<string, readonly string[]>();
  /** All rules of a component; making them takes a while, and many components render a button. */
  function rulesOfComponent(name: string): readonly string[] {
    const rules =
      rulesCache.get(name) ?? rulesOf(antdStyles(source.antdTheme, [name])).filter((rule) => !isUnusedRule(rule));
    rulesCache.set(name, rules);
    return rules;
  }
  const isCommonRule = (rule: string) => !rule.includes(`.ant-${anyComponent.toLowerCase()}`);
  const commonRules = () => (common ??= new Set(rulesOfComponent(anyComponent).filter(isCommonRule)));

  return {
    name: 'platen:theme-css',
    enforce: 'pre',
    async configResolved(config) {
      sourceDir = join(config.root, 'src');
      isServe = config.command === 'serve';
      source = (await runnerImport<typeof ThemeSource>(join(import.meta.dirname, 'theme-source.ts'))).module;
    },
    resolveId: (id) => (id === themeId || componentId.test(id) ? `\0${id}` : undefined),
    load(id) {
      const name = componentId.exec(id.slice(1))?.[1];
      if (name !== undefined) {
        // What it renders of the others travels in their sheets, which whoever imports this one imports too.
        const others = [...componentsRenderedBy(name)].filter((other) => other !== name).flatMap(rulesOfComponent);
        const known = new Set([...commonRules(), ...others]);
        return `${layers}@layer antd{${rulesOfComponent(name)
          .filter((rule) => !known.has(rule))
          .join('')}}`;
      }
      if (id !== `\0${themeId}`) return undefined;
      const antd = isServe ? antdStyles(source.antdTheme, undefined) : [...commonRules()].join('');
      return `${layers}${source.cssVariables()}@layer antd{${antd}}`;
    },
    transform(code, id) {
      if (/\.css($|\?)/.test(id)) return withBreakpoints(code, id);
      if (isServe || !id.startsWith(sourceDir) || !id.endsWith('.tsx')) return undefined;
      const names = [...code.matchAll(antdImport)].flatMap((match) => (match[1] ?? '').split(','));
      const components = names.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
      if (components.length === 0) return undefined;
      const styled = new Set(components.flatMap((name) => [...componentsRenderedBy(name)]));
      // Behind the code: the lines above it stay where they are.
      return {
        code: `${code}\n${[...styled]
          .filter((name) => name !== 'ConfigProvider')
          .map((name) => `import 'virtual:antd/${name}.css';`)
          .join('')}`,
        map: null,
      };
    },
  };

  function withBreakpoints(code: string, id: string) {
    if (!mediaPlaceholder.test(code)) return undefined;
    const replaced = code.replaceAll(new RegExp(mediaPlaceholder, 'g'), (place, side: string, name: string) => {
      const widthPx = source.breakpointsPx[name as keyof typeof source.breakpointsPx];
      if (widthPx === undefined) throw new Error(`${id}: no breakpoint for ${place}`);
      return side === 'from' ? `(width >= ${widthPx}px)` : `(width < ${widthPx}px)`;
    });
    return { code: replaced, map: null };
  }
}
