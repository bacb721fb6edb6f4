import { formatFen } from '@platen/model/money/money';
import { type Locale, textIn } from '@platen/model/text/locale';
import { paymentMethodTexts, type RechargeState, rechargeStateTexts } from '@platen/model/wallet/wallet-enums';
import type { OnlineMethod } from '../../../integrations/payments/payment-provider.ts';
import { cashierTexts, noMoneyTexts } from './demo-cashier.messages.ts';

/** Allows inline styles and forms to this origin; nothing is loaded and no script runs. */
export const cashierPolicy =
  "default-src 'none'; object-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export interface CashierPage {
  no: string;
  amountFen: number;
  state: RechargeState;
  method: OnlineMethod;
  token: string;
  name: string;
  locale: Locale;
}

const brandColors: Record<OnlineMethod, string> = { wechat: '#07c160', alipay: '#1677ff' };

/** A page that looks like a cashier but cannot be mistaken for a real one. */
export function cashierPage(page: CashierPage): string {
  const { locale, method, state, amountFen } = page;
  const translate = (key: keyof typeof cashierTexts) => escape(textIn(cashierTexts[key], locale));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${translate('title')} · ${escape(page.no)}</title>
<style>${styles}:root{--brand:${brandColors[method]}}</style>
</head>
<body>
<main>
<p class="demo" role="note"><strong>${textIn(noMoneyTexts.tag, locale)}</strong>
${noMoney(locale)}</p>
<h1>${escape(textIn(paymentMethodTexts[method], locale))}</h1>
<p class="to">${translate('to').replace('{name}', () => escape(page.name))}</p>
<p class="amount">${escape(formatFen(amountFen))}</p>
<dl>
<div><dt>${translate('no')}</dt><dd>${escape(page.no)}</dd></div>
<div><dt>${translate('state')}</dt><dd>${escape(textIn(rechargeStateTexts[state], locale))}</dd></div>
</dl>
${state === 'pending' ? buttons(page, translate) : result(state, translate)}
</main>
</body>
</html>`;
}

/** In both languages, because whoever must not mistake it for a real one may not be who opened it. */
function noMoney(locale: Locale): string {
  const lines = [`<span lang="zh-CN">${noMoneyTexts.zh}</span>`, `<span lang="en">${noMoneyTexts.en}</span>`];
  return (locale === 'zh-CN' ? lines : lines.toReversed()).join('\n');
}

type Translate = (key: keyof typeof cashierTexts) => string;

function buttons({ no, token }: CashierPage, translate: Translate): string {
  const form = (action: 'pay' | 'cancel') =>
    `<form method="post" action="${escape(`${no}/${action}?token=${token}`)}"><button class="${action}">${translate(action)}</button></form>`;
  return form('pay') + form('cancel');
}

function result(state: RechargeState, translate: Translate): string {
  const [title, hint] = state === 'paid' ? (['paid', 'paidHint'] as const) : (['ended', 'endedHint'] as const);
  return `<section class="${title}" role="status"><h2>${translate(title)}</h2><p>${translate(hint)}</p></section>
<a href="/mine/recharge">${translate('back')}</a>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const styles = `
*{box-sizing:border-box;margin:0}
body{font:16px/1.5 system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif;color:#1f2329;background:#f2f3f7;min-height:100vh;display:grid;place-items:center;padding:16px}
main{width:100%;max-width:400px;background:#fff;border-radius:16px;border-top:6px solid var(--brand);padding:24px;box-shadow:0 8px 32px rgba(31,35,41,.1);text-align:center}
.demo{display:grid;gap:2px;padding:10px 14px;margin-bottom:20px;border-radius:10px;border:1px dashed #b45309;background:#fffbeb;color:#78350f;font-size:13px}
h1{font-size:18px;color:#1f2329}
.to{color:#5f6672;font-size:14px}
.amount{font-size:40px;font-weight:650;font-variant-numeric:tabular-nums;margin:12px 0 20px;overflow-wrap:anywhere}
dl{border-top:1px solid #e8eaee;padding:12px 0;margin-bottom:12px;font-size:14px}
dl div{display:flex;justify-content:space-between;gap:16px;padding:4px 0}
dt{color:#5f6672}
dd{font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
button{width:100%;font:inherit;padding:12px;border-radius:10px;border:1px solid #d5d8de;background:#fff;color:#1f2329;cursor:pointer;margin-top:10px}
button.pay{border-color:transparent;background:#1f2329;color:#fff;font-weight:600}
button:hover{filter:brightness(.96)}
button.pay:hover{background:#3a404a;filter:none}
:focus-visible{outline:3px solid #646cff;outline-offset:2px}
section{padding:12px 0}
h2{font-size:22px}
.paid h2{color:#047857}
.ended h2{color:#5f6672}
section p{color:#5f6672;font-size:14px}
a{color:#4f46e5;font-size:14px}
`;
