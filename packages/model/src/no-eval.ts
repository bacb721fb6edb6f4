/**
 * For browsers, imported before everything else: schemas are checked without being compiled. Otherwise zod tries, with the
 * first schema that is made, whether it may make code of text. Our policy forbids that, and every try is reported.
 * Written where zod looks for its settings, so that zod itself is loaded by the first screen that has a schema.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true };
