import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface Relay {
  /** The address of the server behind it, through the relay. */
  url: string;
  /** Ends every connection and refuses new ones, as a server does that has stopped. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Passes connections on to a server that others use too, which therefore cannot be stopped itself. */
export async function openRelay(serverUrl: string): Promise<Relay> {
  const { hostname, searchParams, port: portText } = new URL(serverUrl);
  const port = Number(portText);
  const socketDir = searchParams.get('host');
  const sockets = new Set<Socket>();
  let server: Server | undefined;

  async function listen(relayPort: number): Promise<number> {
    server = createServer((socket) => {
      const behind = socketDir === null ? connect(port, hostname) : connect(`${socketDir}/.s.PGSQL.${port}`);
      for (const [one, other] of [
        [socket, behind],
        [behind, socket],
      ] as const) {
        sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy() && sockets.delete(one));
        one.pipe(other);
      }
    });
    server.listen(relayPort, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  const relayPort = await listen(0);
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${relayPort}`;
  url.searchParams.delete('host');
  return {
    url: url.href,
    async cut() {
      const closed = server && once(server, 'close');
      server?.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async restore() {
      await listen(relayPort);
    },
  };
}
