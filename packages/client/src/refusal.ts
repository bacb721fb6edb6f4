import type { ErrorAnswer } from './calls.ts';

/** The server understood the request and said no. Branch on `code`, and on `fields[].code`. */
export class PlatenRefusal extends Error {
  override name = 'PlatenRefusal';
  readonly status: number;
  /** 0 where it was not Platen that answered, but a proxy before it. */
  readonly code: number;
  readonly fields: NonNullable<ErrorAnswer['fields']>;
  readonly requestId: string | undefined;
  readonly answer: Partial<ErrorAnswer>;

  constructor(status: number, answer: Partial<ErrorAnswer>) {
    super(answer.message ?? `The server answered with status ${status}`);
    this.status = status;
    this.code = answer.code ?? 0;
    this.fields = answer.fields ?? [];
    this.requestId = answer.request_id;
    this.answer = answer;
  }
}

export async function refusalOf(response: Response): Promise<PlatenRefusal> {
  const answer = (await response.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  return new PlatenRefusal(response.status, answer);
}
