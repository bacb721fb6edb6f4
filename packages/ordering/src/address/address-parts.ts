import type { AddressPart } from '@platen/model/receiver-fields';

/** What was found of an address. What was not understood is in `address`, all of it. */
export type SplitAddress = { address: string } & Partial<Record<Exclude<AddressPart, 'shipping_method'>, string>>;
