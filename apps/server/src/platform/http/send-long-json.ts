import type { FastifyReply } from 'fastify';
import { createYielder } from '../process/yielder.ts';

/**
 * Sends an object with long lists as JSON, serialized a few items at a time. The schema's serializer would do it in one
 * step and block the event loop; the services' return types come from the same schema.
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
  // Sent as a buffer, because a string would go through the serializer again.
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
