import { apiKeyScopes } from '@platen/model/connections/api-keys';
import type { z } from 'zod';
import type { SignedInAccess } from '../access.ts';
import type { Call } from '../call.ts';
import type { NamedCall } from './audience.ts';
import { examples } from './examples.ts';
import type { Json } from './json.ts';
import { parametersOf } from './parameters.ts';
import { refusalAnswers, takesIdempotencyKey } from './refusals.ts';
import type { DocumentSchemas } from './schemas.ts';

/** One call as the document tells it. */
export function operationOf({ id, resource, call }: NamedCall, schemas: DocumentSchemas): Json {
  const example = examples[id];
  return {
    operationId: id,
    tags: [resource],
    summary: call.summary,
    description: descriptionOf(call),
    ...(call.access.kind === 'public' && { security: [] }),
    parameters: parametersOf(call),
    ...(call.body && { requestBody: bodyOf(call.body, example?.request, schemas) }),
    responses: { 200: responseOf(call, example?.answer, schemas), ...refusalAnswers(call) },
  };
}

function descriptionOf(call: Call): string {
  const { access, list, description } = call;
  const sentences = [description ?? `${call.summary}.`];
  if (list) sentences.push('`page` and `per_page` paginate, `order` sorts; a row must match every filter.');
  if (access.kind === 'ability') sentences.push(`Requires the ability \`${access.ability}\`.`);
  if (access.kind !== 'public') sentences.push(keySentence(access));
  if (access.kind !== 'public' && access.reauthentication) {
    const whose = access.reauthentication === 'for_all_rows' ? 'a session of the factory' : 'a session';
    sentences.push(`With ${whose} only within ten minutes of signing in or of \`POST /sessions/reauthenticate\`.`);
  }
  if (takesIdempotencyKey(call)) sentences.push('Safe to retry with an `Idempotency-Key`.');
  if (call.isReadOnly) sentences.push('Changes nothing, so it is safe to retry.');
  return sentences.join(' ');
}

function keySentence(access: SignedInAccess): string {
  if (access.sessionOnly) return 'Only with a session, not with an API key.';
  if (access.scopes.length === apiKeyScopes.length) return 'With any API key.';
  return `With an API key that has the scope ${access.scopes.map((scope) => `\`${scope}\``).join(' or ')}.`;
}

function bodyOf(body: NonNullable<Call['body']>, example: unknown, schemas: DocumentSchemas): Json {
  if (body === 'stream') {
    return {
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  }
  const type = body as z.ZodType;
  const schema = schemas.use(type, 'input');
  return {
    // A body that a call reads by itself takes anything, so as to say what is wrong in its own words: it is needed too.
    required: type._zod.def.type === 'unknown' || !type.safeParse(undefined).success,
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  };
}

function responseOf({ response, list }: Call, example: unknown, schemas: DocumentSchemas): Json {
  if (response === 'raw') {
    const schema = { type: 'string', format: 'binary' };
    return { description: 'The file, or an empty body', content: { '*/*': { schema } } };
  }
  const schema = schemas.use(response as z.ZodType, 'output');
  return {
    description: list ? 'A page of rows' : 'Done',
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  };
}
