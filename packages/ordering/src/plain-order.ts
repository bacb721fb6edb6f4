import {
  customFieldsMax,
  customKeyLengthMax,
  customValueLengthMax,
  fileAddressLengthMax,
  type OrderAttributes,
  orderLengthMax,
  orderQuantityMax,
  productionImagesMax,
} from '@platen/model/form-orders';

/**
 * An order that is right as it is, read without its schema: what the schema would give, or nothing wherever the schema has
 * anything to say. Almost every row of a sheet of thousands is such an order, and the schema takes longer for it than
 * everything else that is asked of it. A test holds the two against each other.
 */
export function findPlainOrder(sent: unknown): OrderAttributes | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined;
  const given = sent as Readonly<Record<string, unknown>>;
  for (const name in given) if (!knownNames.has(name)) return undefined;
  const quantity = quantityOf(given.quantity);
  const production_image_urls = addressesOf(given.production_image_urls);
  const custom_fields = fieldsOf(given.custom_fields);
  const reader = new LineReader(given);
  const order = {
    no: reader.line('no'),
    sub_no: reader.line('sub_no'),
    quantity: quantity ?? 0,
    size: reader.line('size'),
    production_image_urls: production_image_urls ?? [],
    receiver_name: reader.line('receiver_name'),
    company_name: reader.line('company_name'),
    phone: reader.line('phone'),
    country: reader.line('country'),
    province: reader.line('province'),
    city: reader.line('city'),
    address: reader.line('address'),
    zip_code: reader.line('zip_code'),
    shipping_method: reader.line('shipping_method'),
    remark: reader.line('remark'),
    custom_fields: custom_fields ?? [],
  };
  const isPlain = reader.isPlain && order.no !== '' && quantity && production_image_urls && custom_fields;
  return isPlain ? order : undefined;
}

type Line = keyof typeof orderLengthMax;

const knownNames: ReadonlySet<string> = new Set([
  ...Object.keys(orderLengthMax),
  'quantity',
  'production_image_urls',
  'custom_fields',
]);

class LineReader {
  isPlain = true;
  private readonly given: Readonly<Record<string, unknown>>;

  constructor(given: Readonly<Record<string, unknown>>) {
    this.given = given;
  }

  line(name: Line): string {
    const value = this.given[name];
    if (value === undefined) return '';
    const text = typeof value === 'string' ? value.trim() : undefined;
    if (text !== undefined && text.length <= orderLengthMax[name]) return text;
    this.isPlain = false;
    return '';
  }
}

function quantityOf(given: unknown): number | undefined {
  const number = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given;
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  return number >= 1 && number <= orderQuantityMax ? number : undefined;
}

function addressesOf(given: unknown): string[] | undefined {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > productionImagesMax) return undefined;
  const addresses: string[] = [];
  for (const each of given as unknown[]) {
    const address = typeof each === 'string' ? each.trim() : '';
    if (address === '' || address.length > fileAddressLengthMax) return undefined;
    addresses.push(address);
  }
  return addresses;
}

function fieldsOf(given: unknown): OrderAttributes['custom_fields'] | undefined {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > customFieldsMax) return undefined;
  const fields: OrderAttributes['custom_fields'] = [];
  for (const each of given as unknown[]) {
    const field = fieldOf(each);
    if (!field) return undefined;
    fields.push(field);
  }
  return fields;
}

function fieldOf(given: unknown): { key: string; value: string } | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  for (const name in given) if (name !== 'key' && name !== 'value') return undefined;
  const { key, value } = given as { key?: unknown; value?: unknown };
  if (typeof key !== 'string' || typeof value !== 'string' || value.length > customValueLengthMax) return undefined;
  const trimmed = key.trim();
  return trimmed !== '' && trimmed.length <= customKeyLengthMax ? { key: trimmed, value } : undefined;
}
