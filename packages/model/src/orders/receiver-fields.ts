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

/** The receiver of an order, the shipping method and a remark, without prices and pictures. */
export const receiverFields = [...addressParts, 'remark'] as const;
export type ReceiverField = (typeof receiverFields)[number];
