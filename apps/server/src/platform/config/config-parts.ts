import { z } from 'zod';
import { StartupError } from '../errors/startup-error.ts';

/**
 * What the floors above the platform read from the environment, by the name that it has in `platform.config`. Whoever needs a
 * setting adds it beside its code, and `config.ts` above all floors hands it to the reader:
 * `declare module '../../platform/config/config-parts.ts' { interface ConfigParts { payments: PaymentConfig } }`
 */
export interface ConfigParts {}

/** A setting that is `on` or `off`. */
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

/** After how many days something is removed; 0: never. */
export const keptDays = z.coerce.number().int().min(0).max(36_500);

interface PartDefinition<S extends z.ZodRawShape, C> {
  /** The schema of each setting, by its name in the environment. */
  settings: S;
  /** Throws a `StartupError` for settings that do not fit together. */
  read(settings: z.output<z.ZodObject<S>>, own: OwnSettings): C;
  /** Why no demo, whose accounts have a published password, may run with this configuration; undefined if one may. */
  refuseDemo?(config: C): string | undefined;
  /** Whether only an installation in real use is configured like this: it is no demo unless one is requested. */
  isRealUse?(config: C): boolean;
}

/** The platform's settings on which those of a part may depend. */
interface OwnSettings {
  publicUrl: string | undefined;
}

interface ReadPart<C> {
  config: C;
  demoRefusal: string | undefined;
  isRealUse: boolean;
}

export interface ConfigPart<C> {
  names: readonly string[];
  read(environment: NodeJS.ProcessEnv, own: OwnSettings): ReadPart<C>;
}

export type ConfigOf<P> = { [K in keyof P]: P[K] extends ConfigPart<infer C> ? C : never };

export function defineConfigPart<S extends z.ZodRawShape, C>(definition: PartDefinition<S, C>): ConfigPart<C> {
  return {
    names: Object.keys(definition.settings),
    read(environment, own) {
      const config = definition.read(parseSettings(z.object(definition.settings), environment), own);
      return {
        config,
        demoRefusal: definition.refuseDemo?.(config),
        isRealUse: definition.isRealUse?.(config) ?? false,
      };
    },
  };
}

export function parseSettings<S extends z.ZodType>(schema: S, environment: NodeJS.ProcessEnv): z.output<S> {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartupError(`the setting ${String(issue?.path[0])} is not valid: ${issue?.message}`);
}
