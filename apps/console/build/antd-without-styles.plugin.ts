import { type ThemeConfig, theme } from 'antd';
import { type Plugin, runnerImport } from 'vite';
import { join } from 'node:path';
import { isCallOf, findNodes, replaceRanges } from './syntax-tree.ts';
import type * as ThemeSource from './theme-source.ts';

/** Where antd writes the styles of its components, and how. */
const styleModule = /[\\/]antd[\\/]es[\\/].*[\\/]style[\\/][^?]*\.js$/;
const isStyleCall = isCallOf(new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']));
/** The colours of the palettes, of which components read none. */
const paletteKey = /^[a-z]+-?\d+$/;

/**
 * antd without what makes its styles. They are in the style sheets of the build (theme-css.plugin.ts), so nobody calls
 * it; left in, it would be a third of antd. What remains are the names of classes and the tokens that components
 * calculate with, as values. Only in builds: while developing antd is as it comes.
 */
export function antdWithoutStyles(): Plugin {
  let modules: [RegExp, string][] = [];
  return {
    name: 'platen:antd-without-styles',
    apply: 'build',
    enforce: 'pre',
    async configResolved() {
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

/** What stands in for the modules of antd that make styles. A name that is missing here fails the build. */
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
      // Motion alone is chosen by the page: whoever asks for less gets none.
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
       ${undefinedExports(['getComputedToken', 'token2CSSVar', 'useCSSVarRegister', 'useStyleRegister'])}
       export const unit = (size) => (typeof size === 'number' ? size + 'px' : size);
       export class Keyframes {}`,
    ],
    // The filters in the heads of tables, with trees and menus: ours stand above the table.
    [
      /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/,
      'export default () => null; export const flattenKeys = () => [];',
    ],
    // Tooltips in any colour: ours have the theme's.
    [
      /[\\/]antd[\\/]es[\\/]tooltip[\\/]util\.js$/,
      `export const parseColor = () => ({ className: '', overlayStyle: {}, arrowStyle: {} });`,
    ],
    // Icons in two tones, which nobody draws, and the colours of a progress.
    [/[\\/]@ant-design[\\/]colors[\\/]es[\\/]generate\.js$/, 'export default () => [];'],
    [
      /[\\/]@ant-design[\\/]colors[\\/]es[\\/]index\.js$/,
      `export const blue = { primary: ${JSON.stringify(blue)} };
       export const presetPrimaryColors = ${JSON.stringify({ blue, cyan, green })};
       ${undefinedExports(['generate', 'gold', 'presetPalettes'])}`,
    ],
  ];
}

/** Names that modules ask for which the build drops afterwards. */
const undefinedExports = (names: readonly string[]): string =>
  names.map((name) => `export const ${name} = undefined;`).join('');

/** What would make the styles of a component goes, and with it all that only that has used. */
function withoutStyleCalls(code: string, program: unknown): string {
  const calls = findNodes(program, isStyleCall).filter(isStyleCall);
  return replaceRanges(
    code,
    calls.map(({ start, end, callee }) => ({ start, end, text: `${callee.name ?? ''}()` })),
  );
}
