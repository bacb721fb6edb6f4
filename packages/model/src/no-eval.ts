/**
 * For browsers, imported before everything else: disables zod's compilation of schemas. Otherwise zod tests with the
 * first schema whether it may evaluate code. Our content security policy forbids that, and every attempt is reported.
 * It sets the global that zod reads, so that zod itself is loaded only by the first screen that has a schema.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true };
