import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { createElement, type ReactNode } from 'react';

/**
 * The antd components that we use, and the components that each of them renders. To use another one, add a line here,
 * based on what its sources import.
 */
const renderedComponents: Readonly<Record<string, readonly string[]>> = {
  Alert: [],
  App: ['Modal', 'message', 'notification'],
  Badge: [],
  Button: [],
  Cascader: ['Checkbox', 'Select'],
  Checkbox: [],
  ConfigProvider: [],
  DatePicker: ['Button', 'Tag'],
  Drawer: ['Skeleton'],
  Dropdown: ['Button', 'Menu', 'Space', 'Tooltip'],
  Empty: [],
  Form: ['Tooltip'],
  Input: ['Button', 'Space'],
  InputNumber: ['Space'],
  Menu: ['Tooltip'],
  Modal: ['Button', 'Skeleton'],
  Pagination: ['Select'],
  Progress: ['Tooltip'],
  Radio: [],
  Segmented: ['Tooltip'],
  Select: ['Empty', 'Spin', 'Tag'],
  Skeleton: [],
  Space: [],
  Spin: [],
  Switch: [],
  Table: ['Checkbox', 'Dropdown', 'Empty', 'Pagination', 'Radio', 'Spin', 'Tooltip'],
  Tag: [],
  Tooltip: [],
  message: [],
  notification: [],
};

/**
 * A component and everything that it renders. An unknown component fails the build; otherwise it would be shown
 * unstyled.
 */
export function componentsRenderedBy(name: string, found = new Set<string>()): Set<string> {
  const inner = renderedComponents[name];
  if (!inner) throw new Error(`${name} of antd: what it renders must stand in build/antd-styles.ts`);
  if (found.has(name)) return found;
  found.add(name);
  for (const other of inner) componentsRenderedBy(other, found);
  return found;
}

/** The style sheet of the given components, or of all components. */
export function antdStyles(theme: ThemeConfig, components: string[] | undefined): string {
  /* oxlint-disable no-console -- the extractor renders deprecated parts too, whose warnings do not concern our code */
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

/** Splits a style sheet into its top-level rules. */
export function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    else if (css[at] !== ';' || depth > 0) continue;
    if (depth === 0) {
      rules.push(css.slice(start, at + 1));
      start = at + 1;
    }
  }
  return rules;
}
