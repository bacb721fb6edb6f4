import type { components, paths, webhooks } from './api.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** `POST /form_orders`: what tells a call from all others. */
export type CallKey = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][M] extends { responses: unknown } ? `${Uppercase<M>} ${Path}` : never;
  }[Method];
}[keyof paths];

type OperationOf<Key extends CallKey> = Key extends `${infer M} ${infer Path}`
  ? Path extends keyof paths
    ? paths[Path][Lowercase<M> & keyof paths[Path]]
    : never
  : never;

type ParametersIn<Key extends CallKey, Place extends string> =
  OperationOf<Key> extends { parameters: { [P in Place]?: infer Given } } ? Exclude<Given, undefined> : never;
type BodyOf<Key extends CallKey> =
  OperationOf<Key> extends { requestBody?: infer Body }
    ? Exclude<Body, undefined> extends { content: { 'application/json': infer Json } }
      ? Json
      : never
    : never;

type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** What a call is given: the places of its address, its query, its body; each only where it has one. */
export type InputOf<Key extends CallKey> = Part<'params', ParametersIn<Key, 'path'>> &
  Part<'query', ParametersIn<Key, 'query'>> &
  Part<'body', BodyOf<Key>>;

/** What a call answers: data, or a response where it is a file. */
export type AnswerOf<Key extends CallKey> =
  OperationOf<Key> extends { responses: { 200: { content: { 'application/json': infer Json } } } } ? Json : Response;

export type Schemas = components['schemas'];
export type ErrorAnswer = Schemas['ErrorAnswer'];

/** What a webhook receives, by its `event`. */
export type WebhookEvent = {
  [Event in keyof webhooks]: webhooks[Event]['post']['requestBody']['content']['application/json'];
}[keyof webhooks];
