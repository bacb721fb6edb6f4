import { defineConfigPart, keptDays } from '../../../platform/config/config-parts.ts';

declare module '../../../platform/config/config-parts.ts' {
  interface ConfigParts {
    keptFiles: KeptFilesConfig;
  }
}

/** How long files are kept that can be made again, or are of no use any more; undefined: forever. */
interface KeptFilesConfig {
  /** Proofs of orders that were shipped or have ended, and previews. */
  rendersDays: number | undefined;
  /** Resized copies, and the levels of uploaded pictures. */
  copiesDays: number | undefined;
  /** Imports that ordered nothing, and the error files of the others. */
  importsDays: number | undefined;
}

export const keptFileSettings = defineConfigPart({
  settings: {
    PLATEN_KEEP_RENDERS_DAYS: keptDays.default(90),
    PLATEN_KEEP_COPIES_DAYS: keptDays.default(90),
    PLATEN_KEEP_IMPORTS_DAYS: keptDays.default(90),
  },
  read: (settings): KeptFilesConfig => ({
    rendersDays: settings.PLATEN_KEEP_RENDERS_DAYS || undefined,
    copiesDays: settings.PLATEN_KEEP_COPIES_DAYS || undefined,
    importsDays: settings.PLATEN_KEEP_IMPORTS_DAYS || undefined,
  }),
});
