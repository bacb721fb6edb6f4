import { pageWidthPx } from '../limits.ts';

/** The styles of blocks, as a string that is inlined into a page without another request. */
export const pageStyle = `
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;font:16px/1.6 system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#1f2329;background:#fff}
.pp-page{max-width:${pageWidthPx}px;margin:0 auto;overflow-x:clip}
.pp-section{position:relative}
.pp-link{display:block}
.pp-picture{display:block;width:100%;height:auto;max-width:100%}
.pp-empty{display:block;min-height:120px;background:#f2f3f7}
.pp-video{display:block;width:100%;max-width:100%;background:#000}
.pp-grid{display:grid}
.pp-grid .pp-picture{height:var(--pp-height,auto)}
.pp-products{display:grid;grid-template-columns:repeat(var(--pp-columns),minmax(0,1fr))}
.pp-product{display:block;color:inherit;text-decoration:none}
.pp-product .pp-picture,.pp-product .pp-empty{aspect-ratio:1;height:auto;border-radius:8px}
.pp-product-title,.pp-product-price{display:block;margin-top:8px;overflow-wrap:anywhere;line-height:1.4}
.pp-product-title{font-weight:600}
.pp-product-price{margin-top:2px;color:#555b73;font-variant-numeric:tabular-nums}
a.pp-product:hover .pp-product-title{text-decoration:underline;text-underline-offset:3px}
.pp-action{padding:8px 0}
.pp-button{display:inline-block;max-width:100%;padding:11px 28px;border:1.5px solid;border-radius:10px;font-weight:600;line-height:1.4;text-align:center;text-decoration:none;overflow-wrap:anywhere}
a.pp-button:hover{filter:brightness(.92)}
.pp-area{position:relative}
.pp-zone{position:absolute;display:block;border-radius:4px}
.pp-zone:hover{background:rgb(100 108 255/.12)}
.pp-swiper{position:relative;height:var(--pp-height);overflow:hidden}
.pp-track{display:flex;height:100%;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scroll-behavior:smooth;scrollbar-width:none}
.pp-track::-webkit-scrollbar{display:none}
.pp-slide{flex:0 0 100%;scroll-snap-align:start;scroll-snap-stop:always}
.pp-slide,.pp-slide .pp-link,.pp-slide .pp-box{height:100%}
.pp-slide .pp-picture{height:100%}
.pp-dots{position:absolute;left:0;right:0;bottom:4px;display:flex;justify-content:center;pointer-events:none}
.pp-dot{display:grid;place-items:center;width:24px;height:24px;pointer-events:auto}
.pp-dot::before{content:"";width:8px;height:8px;border-radius:4px;background:var(--pp-dot);box-shadow:0 0 2px rgb(0 0 0/.4);transition:width .16s}
.pp-dot[aria-current=true]::before{width:20px;background:var(--pp-dot-current)}
.pp-pause{position:absolute;right:8px;top:8px;width:32px;height:32px;padding:0;border:0;border-radius:16px;background:rgb(0 0 0/.55);color:#fff;cursor:pointer;font:12px/32px sans-serif}
.pp-pause::before{content:"\\275A\\275A"}
.pp-pause[aria-pressed=true]::before{content:"\\25B6"}
.pp-text{overflow-wrap:anywhere}
.pp-text>:first-child{margin-top:0}
.pp-text>:last-child{margin-bottom:0}
.pp-text img,.pp-text video{max-width:100%;height:auto}
.pp-text a{color:#4f46e5;text-underline-offset:2px}
.pp-text h1,.pp-text h2,.pp-text h3,.pp-text h4,.pp-text h5,.pp-text h6{line-height:1.3;margin:.8em 0 .4em}
.pp-missing{min-height:90vh;display:grid;place-content:center;justify-items:center;padding:24px;text-align:center}
.pp-missing h1{margin:20px 0 4px;font-size:20px;font-weight:600;line-height:1.4}
.pp-missing p{margin:0;color:#555b73;font-size:14px}
:focus-visible{outline:3px solid #646cff;outline-offset:-3px}
@media (max-width:640px){.pp-products{grid-template-columns:repeat(var(--pp-phone-columns),minmax(0,1fr))}}
@media (prefers-reduced-motion:reduce){html,.pp-track{scroll-behavior:auto}.pp-dot::before{transition:none}}
`;
