export interface Device {
  browser: string;
  system: string;
  is_mobile: boolean;
}

/** In this order: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** In this order: Android also calls itself Linux, and an iPhone says that it is like Mac OS X. */
const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (rules: readonly [RegExp, string][], text: string) => rules.find(([rule]) => rule.test(text))?.[1];

/**
 * What a person calls the device of a session. A program is named by its own first word (`curl`); whoever says nothing
 * gets empty names.
 */
export function deviceOf(userAgent: string): Device {
  const program = /^[A-Za-z][\w.-]*/.exec(userAgent)?.[0];
  return {
    browser: find(browsers, userAgent) ?? (program === 'Mozilla' ? '' : (program ?? '')),
    system: find(systems, userAgent) ?? '',
    is_mobile: /\b(?:Mobile|iPhone|iPad|Android)\b/.test(userAgent),
  };
}
