// Files, names and passwords share Node's own threads with the pictures that the render threads decode, one each at most.
// With so many places more, a login never waits for a picture. Node reads the number before it loads the first ES module:
// only a script of this kind can set it.
const { availableParallelism } = require('node:os');

process.env['UV_THREADPOOL_SIZE'] ??= String(4 + availableParallelism());
void import('./start.mjs');
