import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { createElement, type ReactNode } from 'react';
import { type Plugin, runnerImport } from 'vite';
import type * as ThemeSource from './theme-source.ts';

const publicId = 'virtual:theme.css';
const resolvedId = '\0virtual:theme.css';
const mediaPlace = /\(--(below|from)-(\w+)\)/;

/** Components that antd renders inside others: they must be styled even where no file of ours names them. */
const innerComponents =
  'Button Checkbox Divider Dropdown Empty Form Input Menu Modal Pagination Popover Progress Radio Select Skeleton Space Spin Tooltip Tree Typography message notification'.split(
    ' ',
  );

/** The antd components that the sources import: a style sheet of all of them would be twice as large. */
function importedComponents(sourceDir: string): string[] {
  const files = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const sources = files.map((name) => readFileSync(join(sourceDir, name), 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'antd'/g)].flatMap((match) =>
      (match[1] ?? '').split(',').map((name) => name.trim()),
    ),
  );
}

function antdStyles(theme: ThemeConfig, components: string[] | undefined): string {
  // The extractor renders every component once, deprecated parts too; their warnings say nothing about our code.
  /* oxlint-disable no-console */
  const { warn, error } = console;
  console.warn = console.error = () => undefined;
  try {
    return extractStyle({
      customTheme: (node: ReactNode) =>
        createElement(ConfigProvider, { theme: { ...theme, zeroRuntime: false } }, node),
      ...(components && { includes: components }),
    });
  } finally {
    console.warn = warn;
    console.error = error;
    /* oxlint-enable no-console */
  }
}

/**
 * `virtual:theme.css`: our variables and antd's styles, both made from the theme. antd stands in a cascade layer, so
 * that any rule of ours wins without a fight over specificity.
 * Style sheets may write `@media (--below-md)` and `@media (--from-lg)`; the widths come from the model's constants.
 */
export function themeCss(): Plugin {
  let sourceDir = '';
  let isServe = false;
  let source: typeof ThemeSource;
  return {
    name: 'platen:theme-css',
    enforce: 'pre',
    async configResolved(config) {
      sourceDir = join(config.root, 'src');
      isServe = config.command === 'serve';
      source = (await runnerImport<typeof ThemeSource>(join(import.meta.dirname, 'theme-source.ts'))).module;
    },
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      // While developing all of antd is styled: a newly imported component must not need a restart.
      const components = isServe ? undefined : [...new Set([...innerComponents, ...importedComponents(sourceDir)])];
      return `@layer base, antd;${source.cssVariables()}@layer antd{${antdStyles(source.antdTheme, components)}}`;
    },
    transform(code, id) {
      if (!/\.css($|\?)/.test(id) || !mediaPlace.test(code)) return undefined;
      const replaced = code.replaceAll(new RegExp(mediaPlace, 'g'), (place, side: string, name: string) => {
        const widthPx = source.breakpointsPx[name as keyof typeof source.breakpointsPx];
        if (widthPx === undefined) throw new Error(`${id}: no breakpoint for ${place}`);
        return side === 'from' ? `(width >= ${widthPx}px)` : `(width < ${widthPx}px)`;
      });
      return { code: replaced, map: null };
    },
  };
}
