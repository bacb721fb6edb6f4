/** The parts of an address, in the order of forms. */
export const addressParts = [
  'receiver_name',
  'phone',
  'company_name',
  'country',
  'province',
  'city',
  'address',
  'zip_code',
  'shipping_method',
] as const;
export type AddressPart = (typeof addressParts)[number];

/** Who gets an order, how, and what the factory should know: what the parcel needs, and no price or picture. */
export const receiverFields = [...addressParts, 'remark'] as const;
export type ReceiverField = (typeof receiverFields)[number];
