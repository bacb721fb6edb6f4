/**
 * What the ids are that lead to rows of a table:
 * `orders`: orders that are erased; `formOrders`: form orders of which every order is erased; `sheets`: files that such
 * orders were imported from; `imports`: tasks that imported them; `formerOrders`: orders that once had the receiver;
 * `owners`: the customers of the orders; `accounts`: customers whose whole account is erased.
 */
export const scopeKinds = ['orders', 'formOrders', 'sheets', 'imports', 'formerOrders', 'owners', 'accounts'] as const;
export type ScopeKind = (typeof scopeKinds)[number];
export type Scope = Readonly<Partial<Record<ScopeKind, readonly number[]>>>;

/** Whose data it is, and why we have it. `docs/security/data-protection.md` says how long each class is kept. */
export const dataClasses = ['receiver', 'content', 'account', 'access'] as const;
export type DataClass = (typeof dataClasses)[number];

/** Personal columns of a table: how their rows are found, and how they are erased. */
export interface PersonalRecord {
  readonly table: string;
  readonly dataClass: DataClass;
  /** The SQL expression that is one of the ids. */
  readonly rows: Readonly<Partial<Record<ScopeKind, string>>>;
  /**
   * `delete`: the row goes. `owner`: the resource that owns the table removes the row, because its files have to go too.
   * Otherwise the SQL expression that each column gets.
   */
  readonly erase: 'delete' | 'owner' | Readonly<Record<string, string>>;
  /** The personal columns of rows that are deleted. */
  readonly columns?: readonly string[];
  /** Columns that name files: a file goes with its last user. */
  readonly files?: readonly string[];
  /** Hashes and keys, which say nothing to the person whose they are: they are not exported. */
  readonly isSecret?: true;
}

export function personalColumns({ erase, columns = [] }: PersonalRecord): readonly string[] {
  return typeof erase === 'string' ? columns : Object.keys(erase);
}
