/** The customer's own numbers of an order. Together they are unique among the customer's live orders. */
export interface OrderNumber {
  readonly no: string;
  readonly sub_no: string;
}

/** The same text for the same two numbers, and for no others: the length says where the second one begins. */
export function orderNumberKey({ no, sub_no }: OrderNumber): string {
  return `${no.length} ${no}${sub_no}`;
}
