/**
 * What the samples of calls are about, and whose it is: another customer is told that a customer's thing does not exist.
 * To add one: a line here, and its maker in the server's `resources/testing/sample-things.ts`, which does not compile
 * without it.
 */
const owners = {
  /** The customer who asks, with `login_name` and `password`. */
  owner: 'factory',
  ownKey: 'customer',
  apiKey: 'customer',
  webhook: 'customer',
  spareWebhook: 'customer',
  webhookDelivery: 'customer',
  member: 'customer',
  privateTemplate: 'customer',
  sparePrivateTemplate: 'customer',
  /** With `key` and `filename`. */
  file: 'customer',
  formOrder: 'customer',
  paidFormOrder: 'customer',
  order: 'customer',
  unpaidOrder: 'customer',
  productionBatch: 'customer',
  confirmedBatch: 'customer',
  closedBatch: 'customer',
  importTask: 'customer',
  consumptionRecord: 'customer',
  bill: 'customer',
  recharge: 'customer',

  customer: 'factory',
  packer: 'factory',
  customRole: 'factory',
  approval: 'factory',
  statement: 'factory',
  statementFile: 'factory',
  /** An order in production, with `system_no`. */
  startedOrder: 'factory',
  outbound: 'factory',
  template: 'factory',
  /** With `no`. */
  publishedTemplate: 'factory',
  sparePublishedTemplate: 'factory',
  /** With `version`. */
  templateVersion: 'factory',
  templateWithDraft: 'factory',
  category: 'factory',
  libraryCategory: 'factory',
  font: 'factory',
  fontFile: 'factory',
  imageLibrary: 'factory',
  /** With `slug`. */
  sharedLink: 'factory',
  page: 'factory',
  /** With `version`. */
  pageVersion: 'factory',
  retentionException: 'factory',
  erasure: 'factory',
  failedJob: 'factory',
} as const satisfies Record<string, 'customer' | 'factory'>;

export type SampleThing = keyof typeof owners;

/** The callers with whom the tests try each sample. `stranger` is another customer; `…Key` is the key of the one before it. */
export const sampleCallers = [
  'nobody',
  'stranger',
  'strangerKey',
  'owner',
  'ownerKey',
  'staff',
  'staffKey',
  'admin',
  'adminKey',
] as const;
export type SampleCaller = (typeof sampleCallers)[number];

/** A request with which tests try a call. It names things by their kinds, so that it needs none of them to be written down. */
export interface Sample {
  readonly params?: Readonly<Record<string, SampleValue>>;
  readonly query?: Readonly<Record<string, SampleValue>>;
  readonly body?: unknown;
  /** The status for whoever may make the call, if this request fails for them or the answer is not 200; or that of some callers. */
  readonly answers?: number | Readonly<Partial<Record<SampleCaller, number>>>;
  /** Afterwards the session of the caller is over. */
  readonly endsSession?: true;
}

export type SampleValue = string | number | Placeholder;

type Placeholder =
  | { readonly placeholder: 'thing'; readonly thing: SampleThing; readonly field: string }
  | { readonly placeholder: 'unique' }
  | { readonly placeholder: 'in_an_hour' };

/** The id of a thing, or another field of it. Of one sample, the same thing is meant each time. */
export function thing(name: SampleThing, field = 'id'): Placeholder {
  return { placeholder: 'thing', thing: name, field };
}
/** A text that nothing else has. */
export const unique: Placeholder = { placeholder: 'unique' };
export const inAnHour: Placeholder = { placeholder: 'in_an_hour' };

export function isPlaceholder(value: unknown): value is Placeholder {
  return typeof value === 'object' && value !== null && 'placeholder' in value;
}

/** All things that a sample is about. */
export function thingsIn(value: unknown): readonly SampleThing[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPlaceholder(value)) return value.placeholder === 'thing' ? [value.thing] : [];
  return Object.values(value).flatMap(thingsIn);
}

export function isOfCustomer(name: SampleThing): boolean {
  return owners[name] === 'customer';
}
