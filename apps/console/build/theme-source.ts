/**
 * What the theme plugin reads of the sources. The plugin loads this file through vite: node alone cannot, since the
 * model is TypeScript.
 */
export { breakpointsPx } from '../src/ui/theme/layout.ts';
export { antdTheme } from '../src/ui/theme/antd-theme.ts';
export { cssVariables } from '../src/ui/theme/css-variables.ts';
