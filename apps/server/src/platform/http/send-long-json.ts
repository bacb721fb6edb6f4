import type { FastifyReply } from 'fastify';
import { createYielder } from '../yielder.ts';

/**
 * Sends an object whose lists are long as JSON, a few items in a turn. A schema would check and write all of it in one
 * piece, which holds everyone up; what the services answer is typed by the same schema.
 */
export async function sendLongJson(reply: FastifyReply, body: Record<string, unknown>): Promise<FastifyReply> {
  const yieldIfDue = createYielder();
  const fields: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    fields.push(
      `${JSON.stringify(name)}:${Array.isArray(value) ? await listText(value, yieldIfDue) : JSON.stringify(value)}`,
    );
  }
  // Bytes and not a text: a text is put through the schema once more.
  return reply.type('application/json; charset=utf-8').send(Buffer.from(`{${fields.join(',')}}`));
}

async function listText(items: readonly unknown[], yieldIfDue: () => Promise<void>): Promise<string> {
  const texts: string[] = [];
  for (const item of items) {
    await yieldIfDue();
    texts.push(JSON.stringify(item) ?? 'null');
  }
  return `[${texts.join(',')}]`;
}
