import { blockKinds } from '../blocks/index.ts';
import { pageWidthPx } from '../limits.ts';

/** The styles of what every page has. */
const commonStyle = `
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;font:16px/1.6 system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#1f2329;background:#fff}
.pp-page{max-width:${pageWidthPx}px;margin:0 auto;overflow-x:clip}
.pp-section{position:relative}
.pp-picture{display:block;width:100%;height:auto;max-width:100%}
.pp-empty{display:block;min-height:120px;background:#f2f3f7}
.pp-missing{min-height:90vh;display:grid;place-content:center;justify-items:center;padding:24px;text-align:center}
.pp-missing h1{margin:20px 0 4px;font-size:20px;font-weight:600;line-height:1.4}
.pp-missing p{margin:0;color:#555b73;font-size:14px}
:focus-visible{outline:3px solid #646cff;outline-offset:-3px}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`;

/** The styles of a page with blocks of any kind, as a string that is inlined into it without another request. */
export const pageStyle = [commonStyle, ...Object.values(blockKinds).map(({ styles }) => styles)]
  .join('')
  .replaceAll('\n\n', '\n');
