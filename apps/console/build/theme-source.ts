/**
 * What the theme plugin reads from the sources. The plugin loads this file through Vite, because the model is
 * TypeScript, which Node alone cannot load.
 */

export { antdTheme } from '../src/ui/theme/antd-theme.ts';
export { cssVariables } from '../src/ui/theme/css-variables.ts';
export { breakpointsPx } from '../src/ui/theme/layout.ts';
