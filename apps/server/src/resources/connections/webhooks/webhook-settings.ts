import { defineConfigPart, onOff } from '../../../platform/config/config-parts.ts';

declare module '../../../platform/config/config-parts.ts' {
  interface ConfigParts {
    webhooks: { canCallPrivateAddresses: boolean };
  }
}

export const webhookSettings = defineConfigPart({
  settings: {
    /** Allows webhooks to call private addresses: customers could then reach services that only this server can. */
    PLATEN_WEBHOOKS_PRIVATE: onOff.default(false),
  },
  read: ({ PLATEN_WEBHOOKS_PRIVATE: canCallPrivateAddresses }) => ({ canCallPrivateAddresses }),
});
