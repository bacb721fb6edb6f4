// Ends with 0 if the process of this container is alive. An unavailable database restarts no container: see /healthz.
const { PLATEN_ROLE, PORT, PLATEN_HEALTH_PORT } = process.env;
const port = PLATEN_ROLE === 'worker' ? (PLATEN_HEALTH_PORT ?? 7302) : (PORT ?? 7300);
const isAlive = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
