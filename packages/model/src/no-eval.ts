import { config } from 'zod/v4/core';

/**
 * For browsers, imported before everything else: schemas are checked without being compiled. Otherwise zod tries, with the
 * first schema that is made, whether it may make code of text. Our policy forbids that, and every try is reported.
 */
config({ jitless: true });
