import type { PaintResponse } from './painter.ts';

interface Painted<Drawn> {
  readonly drawn: Drawn;
  /** The pixels, which are handed over and not copied. */
  readonly transfer: Transferable[];
}

type Draw<Request, Drawn> = (request: Request) => Promise<Painted<Drawn>>;

/**
 * The worker's end of a painter, which sends the next request after the response to the one before. It has to be called
 * while the worker's script is evaluated: messages that arrive before there is a listener are lost.
 */
export function answerPaintRequests<Request, Drawn>(draw: Draw<Request, Drawn>): void {
  const post = (response: PaintResponse<Drawn>, transfer: Transferable[]) => self.postMessage(response, { transfer });
  self.addEventListener('message', ({ data: request }: MessageEvent<Request>) => {
    draw(request)
      .then(({ drawn, transfer }) => post({ kind: 'drawn', drawn }, transfer))
      .catch((cause: unknown) => post({ kind: 'failed', message: String(cause) }, []));
  });
}
