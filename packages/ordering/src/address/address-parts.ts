import type { AddressPart } from '@platen/model/orders/receiver-fields';

/** The recognized parts of an address. All text that was not recognized is in `address`. */
export type SplitAddress = { address: string } & Partial<Record<Exclude<AddressPart, 'shipping_method'>, string>>;
