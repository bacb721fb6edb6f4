import { join } from 'node:path';
import { type ThemeConfig, theme } from 'antd';
import { type Plugin, runnerImport } from 'vite';
import { findNodes, isCallOf, replaceRanges } from './syntax-tree.ts';
import type * as ThemeSource from './theme-source.ts';

/** The modules in which antd defines the styles of its components, and the calls that define them. */
const styleModule = /[\\/]antd[\\/]es[\\/].*[\\/]style[\\/][^?]*\.js$/;
const isStyleCall = isCallOf(new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']));
/** The colors of the palettes, which no component reads. */
const paletteKey = /^[a-z]+-?\d+$/;

/**
 * antd without the code that generates its styles. The generated styles are in the style sheets of the build
 * (theme-css.plugin.ts), so nothing calls that code. What remains are the class names, and the tokens that components
 * calculate with, as values.
 *
 * Measured with antd 6, compressed with Brotli: the sign-in page loads 33 kB less script (`base` and `form` are 120 kB
 * instead of 153 kB), and the first list 62 kB less (with `list` and `shell` 204 kB instead of 266 kB), of budgets of 300
 * kB and 450 kB for everything on the page. Builds use it, and so do the screen tests, which otherwise would test another
 * antd than users have (`antd.screen-test.tsx`). The development server uses antd unchanged.
 */
export function antdWithoutStyles(): Plugin {
  let modules: [RegExp, string][] = [];
  return {
    name: 'platen:antd-without-styles',
    enforce: 'pre',
    // Not a hook of Vite: the optimizer of the screen tests calls only those of the bundler.
    async buildStart() {
      const source = await runnerImport<typeof ThemeSource>(join(import.meta.dirname, 'theme-source.ts'));
      modules = replacementModules(source.module.antdTheme);
    },
    load(id) {
      return modules.find(([path]) => path.test(id))?.[1];
    },
    transform(code, id) {
      if (!styleModule.test(id)) return undefined;
      return { code: withoutStyleCalls(code, this.parse(code)), map: null };
    },
  };
}

/** The replacements for the antd modules that generate styles. A name that is missing here fails the build. */
function replacementModules(antdTheme: ThemeConfig): [RegExp, string][] {
  const { cssVar } = antdTheme;
  const key = typeof cssVar === 'object' ? (cssVar.key ?? '') : '';
  if (key === '' || antdTheme.hashed !== false || !antdTheme.zeroRuntime) {
    throw new Error(
      'The classes of antd are known beforehand only with a named cssVar, without hashes and at build time',
    );
  }
  const tokens = Object.fromEntries(
    Object.entries(theme.getDesignToken(antdTheme)).filter(([name]) => !paletteKey.test(name)),
  );
  const { blue, cyan, green } = tokens as Record<string, unknown>;
  return [
    [
      /[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/,
      `const classes = ['', ${JSON.stringify(key)}];
       export const genStyleHooks = () => () => classes;
       export const genComponentStyleHook = () => () => '';
       export const genSubStyleComponent = () => () => null;
       export const genCssVar = (antCls, component) => {
         const prefix = '--' + antCls.replace(/\\./g, '') + '-' + component + '-';
         return [(name) => prefix + name, (name, fallback) => 'var(' + prefix + name + (fallback ? ', ' + fallback : '') + ')'];
       };`,
    ],
    [
      /[\\/]antd[\\/]es[\\/]theme[\\/]useToken\.js$/,
      // Motion is the only token that depends on the page: it is off for users who prefer reduced motion.
      `import { useContext } from 'react';
       import { DesignTokenContext } from './context';
       const withTokens = (tokens) => [undefined, tokens, '', tokens, ${JSON.stringify({ prefix: 'ant', key })}, true];
       const tokens = ${JSON.stringify(tokens)};
       const moving = withTokens(tokens);
       const still = withTokens({ ...tokens, motion: false });
       export default () => (useContext(DesignTokenContext).token?.motion === false ? still : moving);`,
    ],
    [/[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]theme\.js$/, 'export default undefined;'],
    [/[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]useResetIconStyle\.js$/, 'export default () => undefined;'],
    [
      /[\\/]@ant-design[\\/]cssinjs[\\/]es[\\/]index\.js$/,
      `import { createContext } from 'react';
       export const StyleContext = createContext({});
       export const createTheme = () => undefined;
       ${undefinedExports(['getComputedToken', 'token2CSSVar', 'useCacheToken', 'useCSSVarRegister', 'useStyleRegister'])}
       export const unit = (size) => (typeof size === 'number' ? size + 'px' : size);
       export class Keyframes {}`,
    ],
    // The filters in table headers, with their trees and menus. Our filters are above the table.
    [
      /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/,
      'export default () => null; export const flattenKeys = () => [];',
    ],
    // Tooltips in custom colors. Ours use the color of the theme.
    [
      /[\\/]antd[\\/]es[\\/]tooltip[\\/]util\.js$/,
      `export const parseColor = () => ({ className: '', overlayStyle: {}, arrowStyle: {} });`,
    ],
    // Two-tone icons, which we do not use, and the colors of progress bars.
    [/[\\/]@ant-design[\\/]colors[\\/]es[\\/]generate\.js$/, 'export default () => [];'],
    [
      /[\\/]@ant-design[\\/]colors[\\/]es[\\/]index\.js$/,
      `export const blue = { primary: ${JSON.stringify(blue)} };
       export const presetPrimaryColors = ${JSON.stringify({ blue, cyan, green })};
       ${undefinedExports(['generate', 'gold', 'presetPalettes'])}`,
    ],
  ];
}

/** Names that modules import although the build drops every use of them. */
const undefinedExports = (names: readonly string[]): string =>
  names.map((name) => `export const ${name} = undefined;`).join('');

/** Removes the calls that generate the styles of a component, so that tree shaking removes everything that only they use. */
function withoutStyleCalls(code: string, program: unknown): string {
  const calls = findNodes(program, isStyleCall).filter(isStyleCall);
  return replaceRanges(
    code,
    calls.map(({ start, end, callee }) => ({ start, end, text: `${callee.name ?? ''}()` })),
  );
}
