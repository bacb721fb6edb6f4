import { loginNameLengthMax } from '@platen/model/accounts/accounts';
import { z } from 'zod';
import { defineConfigPart } from '../../../platform/config/config-parts.ts';
import { StartupError } from '../../../platform/errors/startup-error.ts';

declare module '../../../platform/config/config-parts.ts' {
  interface ConfigParts {
    /** Undefined: the first administrator is created on the set-up page or with `npm run admin`. */
    firstAdmin: FirstAdminConfig | undefined;
  }
}

interface FirstAdminConfig {
  loginName: string;
  passwordFile: string;
}

/** The first administrator of an installation without accounts. */
export const firstAdminSettings = defineConfigPart({
  settings: {
    PLATEN_ADMIN_LOGIN: z.string().trim().min(1).max(loginNameLengthMax).optional(),
    /** Contains the password and nothing else. */
    PLATEN_ADMIN_PASSWORD_FILE: z.string().min(1).optional(),
  },
  read: ({ PLATEN_ADMIN_LOGIN: loginName, PLATEN_ADMIN_PASSWORD_FILE: passwordFile }): FirstAdminConfig | undefined => {
    // Both or neither: one alone is a mistake that would only be noticed when nobody can sign in.
    if (loginName === undefined && passwordFile === undefined) return undefined;
    if (loginName === undefined)
      throw new StartupError('the setting PLATEN_ADMIN_LOGIN is missing: PLATEN_ADMIN_PASSWORD_FILE needs it');
    if (passwordFile === undefined)
      throw new StartupError('the setting PLATEN_ADMIN_PASSWORD_FILE is missing: PLATEN_ADMIN_LOGIN needs it');
    return { loginName, passwordFile };
  },
  isRealUse: (firstAdmin) => firstAdmin !== undefined,
});
