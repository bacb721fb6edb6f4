import pg from 'pg';

interface Recorded {
  text: string;
  values: unknown[];
  /** The ids that the statement created; a replay replaces them in later statements. */
  ids: number[];
}

type Query = (this: pg.Client, ...parameters: unknown[]) => Promise<pg.QueryResult> | undefined;

/** Records every statement that is sent to PostgreSQL while `act` runs, in order. */
export async function recordStatements(act: () => Promise<unknown>): Promise<Recorded[]> {
  const statements: Recorded[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function record(...parameters) {
    const [first, second] = parameters as [string | { text?: string; values?: unknown[] }, unknown[]?];
    const text = typeof first === 'string' ? first : first.text;
    const answer = query.apply(this, parameters);
    if (text === undefined || !answer) return answer;
    const values = Array.isArray(second) ? second : typeof first === 'string' ? [] : (first.values ?? []);
    const statement: Recorded = { text, values: [...values], ids: [] };
    statements.push(statement);
    return answer.then((result) => {
      if (/returning|select id from record/i.test(text)) statement.ids = idsOf(result);
      return result;
    });
  };
  try {
    await act();
  } finally {
    prototype.query = query;
  }
  return statements;
}

function idsOf({ rows }: pg.QueryResult): number[] {
  return (rows as { id?: unknown }[]).flatMap(({ id }) => (id === undefined ? [] : Number(id)));
}

/** Recorded values and their replacements in a replay: other people, other numbers. */
export type Replacements = ReadonlyMap<unknown, unknown>;

/** Replays recorded statements on one connection with other values: the cost of the driver alone. */
export async function replay(
  client: pg.PoolClient,
  statements: readonly Recorded[],
  replacements: Replacements,
): Promise<void> {
  const known = new Map(replacements);
  const texts = [...replacements].filter((pair): pair is [string, string] => typeof pair[0] === 'string');
  for (const { text, values, ids } of statements) {
    const result = await client.query(
      text,
      values.map((value) => replaceValues(value, known, texts)),
    );
    const made = idsOf(result);
    for (const [index, id] of ids.entries()) known.set(id, made[index]);
  }
}

function replaceValues(value: unknown, known: Replacements, texts: readonly [string, string][]): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceValues(each, known, texts));
  if (Buffer.isBuffer(value)) return known.get(value.toString('hex')) ?? value;
  if (typeof value !== 'string') return known.get(value) ?? value;
  const replaced = texts.reduce((text, [from, to]) => text.replaceAll(from, to), value);
  return replaced.replace(/("\w+_id":)(\d+)/g, (all, name: string, id: string) => {
    const now = known.get(Number(id));
    return typeof now === 'number' ? `${name}${now}` : all;
  });
}
