import { type Client, createClient } from '@platen/contract/client';
import { throwingRefusals } from '@platen/contract/refusals';
import { apiBasePath } from '@platen/model/api';
import type { FastifyInstance } from 'fastify';
import { expectDocumentedRefusal } from './documented-refusal.ts';
import type { SecretWatch } from './secret-watch.ts';

interface InjectOptions {
  headers?: Readonly<Record<string, string>>;
}

/** Makes the calls of the contract without a network, as the owner of a token. A refusal is thrown. */
export function injectClient(
  http: Pick<FastifyInstance, 'inject'>,
  token?: string,
  secrets?: SecretWatch,
): Client<InjectOptions> {
  return createClient<InjectOptions>(
    throwingRefusals(async ({ method, path, body }, options) => {
      const answer = await http.inject({
        method,
        url: apiBasePath + path,
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...options.headers },
        ...(body !== undefined && { payload: body as object }),
      });
      if (answer.statusCode >= 400 && String(answer.headers['content-type']).startsWith('application/json')) {
        const refused = { method, url: apiBasePath + path, status: answer.statusCode, body: answer.json<unknown>() };
        expectDocumentedRefusal(refused);
      }
      if (String(answer.headers['content-type']).startsWith('application/json')) {
        secrets?.collect([body, answer.json<unknown>()]);
      }
      const content = answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null;
      const headers = { 'content-type': String(answer.headers['content-type']) };
      return new Response(content, { status: answer.statusCode, headers });
    }),
  );
}
