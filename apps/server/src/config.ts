import { paymentSettings } from './integrations/payments/payment-settings.ts';
import { type FullConfig, parseConfig, parseRestoreConfig, settingNames } from './platform/config/config.ts';
import { captchaSettings } from './resources/accounts/captchas/captcha-settings.ts';
import { webhookSettings } from './resources/connections/webhooks/webhook-settings.ts';
import { keptFileSettings } from './resources/files/blobs/kept-file-settings.ts';
import { auditSettings } from './resources/operations/audit-entries/audit-settings.ts';
import { firstAdminSettings } from './resources/operations/setup/first-admin-settings.ts';

/** Settings of our other programs, which may run with the same environment; the server ignores them. */
export const otherProgramSettings: readonly string[] = [
  'PLATEN_SERVER',
  'PLATEN_DESKTOP_DATA',
  'PLATEN_DESKTOP_BROWSER',
  'PLATEN_DESKTOP_BROWSER_ARGS',
  'PLATEN_DESKTOP_SHELL',
];

/** Settings of tests, benchmarks, samples and scripts. They are not for operators, so the docs do not list them. */
const developerSettings: readonly string[] = [
  'PLATEN_CHROMIUM',
  'PLATEN_FIREFOX',
  'PLATEN_URL',
  'PLATEN_API_KEY',
  'PLATEN_WEBHOOK_SECRET',
  'PLATEN_STRIP_TEXTS',
  'PLATEN_DEMO_SCENES',
  'PLATEN_DEMO_WIDTH',
];
const developerPrefixes = /^PLATEN_(?:TEST|E2E|BENCH|FUZZ|DESKTOP)_/;

const sources = {
  parts: {
    payments: paymentSettings,
    firstAdmin: firstAdminSettings,
    captcha: captchaSettings,
    webhooks: webhookSettings,
    keptFiles: keptFileSettings,
    audit: auditSettings,
  },
  isForOthers: (name: string) =>
    otherProgramSettings.includes(name) || developerSettings.includes(name) || developerPrefixes.test(name),
};

/** The names of all settings of the server. */
export const serverSettings: readonly string[] = settingNames(sources);

export function readConfig(environment: NodeJS.ProcessEnv): FullConfig {
  return parseConfig(environment, sources);
}

/** What a restore needs to know. Unlike `readConfig`, this creates neither a data folder nor a secret. */
export function readRestoreConfig(environment: NodeJS.ProcessEnv) {
  return parseRestoreConfig(environment, sources);
}
