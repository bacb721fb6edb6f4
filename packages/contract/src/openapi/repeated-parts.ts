import type { Json } from './json.ts';

interface Operation extends Json {
  readonly parameters: readonly Json[];
  readonly responses: Readonly<Record<string, Json>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

interface Shared {
  paths: Json;
  parameters: Json;
  responses: Json;
}

/**
 * What several calls say in the same words is said once, under a name, and referred to: nearly every list has the same
 * filters. Where one name stands for several things, those that are said only once stay in full.
 */
export function shareRepeatedParts(paths: Json): Shared {
  const operations = Object.entries(paths as Paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
  const parameters = repeatedOf(
    operations.flatMap(({ path, operation }) => operation.parameters.map((part) => [parameterName(path, part), part])),
  );
  const responses = repeatedOf(
    operations.flatMap(({ operation }) =>
      Object.entries(operation.responses).map(([status, part]): [string, Json] => [answerName(status, part), part]),
    ),
  );
  const share = (path: string, operation: Operation): Operation => ({
    ...operation,
    parameters: operation.parameters.map((part) => parameters.refer(parameterName(path, part), part, 'parameters')),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, part]) => [
        status,
        responses.refer(answerName(status, part), part, 'responses'),
      ]),
    ),
  });
  return {
    paths: Object.fromEntries(
      Object.entries(paths as Paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, share(path, operation)])),
      ]),
    ),
    parameters: parameters.components,
    responses: responses.components,
  };
}

/** A filter has one name everywhere; an `id` in an address is another's in each resource. */
function parameterName(path: string, { name, in: place }: Json): string {
  return pascal(place === 'path' ? `${path.split('/')[1]} ${String(name)}` : String(name));
}

/** By the refusals that it tells, besides those that every call of its status has: `OrderStateRefused`. */
function answerName(status: string, { description }: Json): string {
  const keys = [...String(description).matchAll(/^- `\d+` (\w+): /gm)].map(([, key = '']) => key);
  return keys.length === 0 ? '' : pascal(`${keys.at(-1)} ${keys.length > 1 ? status : ''}`);
}

const pascal = (text: string) =>
  text
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function repeatedOf(named: readonly [name: string, part: Json][]) {
  const counts = new Map<string, Map<string, number>>();
  for (const [name, part] of named) {
    if (name === '' || '$ref' in part) continue;
    const versions = counts.get(name) ?? new Map<string, number>();
    const text = JSON.stringify(part);
    counts.set(name, versions.set(text, (versions.get(text) ?? 0) + 1));
  }
  // By the name and the text: the version that is said most often has the name, further ones have it with a number.
  const names = new Map<string, string>();
  for (const [name, versions] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const repeated = [...versions].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one);
    for (const [index, [text]] of repeated.entries()) {
      names.set(`${name} ${text}`, index === 0 ? name : `${name}Variant${index + 1}`);
    }
  }
  return {
    components: Object.fromEntries(
      [...names].map(([key, name]) => [name, JSON.parse(key.slice(key.indexOf(' ') + 1)) as Json]),
    ) as Json,
    refer: (name: string, part: Json, group: string): Json => {
      const shared = names.get(`${name} ${JSON.stringify(part)}`);
      return shared === undefined ? part : { $ref: `#/components/${group}/${shared}` };
    },
  };
}
