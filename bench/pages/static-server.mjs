/** The peer: `@fastify/static` over a folder. Prints its port. */
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

const [root = ''] = process.argv.slice(2);
const app = fastify();
await app.register(fastifyStatic, { root });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(new URL(address).port);
