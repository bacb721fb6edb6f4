import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { antdStyles, componentsRenderedBy, rulesOf } from './antd-styles.ts';
import type * as ThemeSource from './theme-source.ts';

const themeId = 'virtual:theme.css';
const componentId = /^virtual:antd\/(\w+)\.css$/;
const mediaPlaceholder = /\(--(below|from)-(\w+)\)/;
/** Included in every sheet: whichever sheet a browser reads first decides the order of the layers. */
const layers = '@layer base, antd;';
const antdImport = /import \{([^}]*)\} from 'antd'/g;

/** Any component will do: the rules that the sheets of all components start with belong to none of them. */
const anyComponent = 'Divider';
/** The product is left-to-right and has one theme, so rules for right-to-left text and for nested themes are dropped. */
const isUnusedRule = (rule: string): boolean =>
  !rule.startsWith('@') && (/^[^{]*-rtl\b[^{]*\{/.test(rule) || /^[^{]*\.css-var-/.test(rule));

/**
 * `virtual:theme.css`: our CSS variables and the rules that antd needs everywhere, both generated from the theme. antd
 * is in a cascade layer, so that any rule of ours wins regardless of specificity. A file that imports antd components
 * also imports their styles (`virtual:antd/Table.css`), so that styles are loaded with the screen that needs them. The
 * development server loads all styles of antd at once. Style sheets may write `@media (--below-md)` and `@media
 * (--from-lg)`; the widths come from the model's constants.
 */
export function themeCss(): Plugin {
  let sourceDir = '';
  let isServe = false;
  let source: typeof ThemeSource;
  let common: ReadonlySet<string>;

  const rulesCache = new Map<string, readonly string[]>();
  /** All rules of a component. They are cached: generating them is slow, and many components render a button. */
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
        // The components that it renders have sheets of their own, which every file that imports this sheet imports
        // too.
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
      // Appended at the end, so that the line numbers of the code do not change.
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
