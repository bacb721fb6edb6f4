import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import type { Caller, Customer } from '../callers.ts';

const size = { size: 'M', price: 2.5, width: 240, height: 160 };
const area = { id: 'area', name: 'area', type: 'CustomArea', x: 20, y: 20, width: 240, height: 160 };
const effect = { id: 'e', name: 'Effect', type: 'effect' as const, width: 280, height: 200, layers: [area] };

/** Publishes templates with supplied images. */
export async function newTemplates(
  { factory }: Customer,
  names: readonly string[],
  effect_image_ids: number[] = [],
): Promise<string[]> {
  const nos: string[] = [];
  for (const name of names) {
    const { id, no } = await factory('POST /sku_templates', {
      body: { name, kind: 'form_order', size_prices: [size], effect_image_ids },
    });
    await factory('PUT /sku_templates/:id', { params: { id }, body: { effect_image_configs: [effect] } });
    await factory('PUT /sku_templates/:id/publish', { params: { id } });
    nos.push(no);
  }
  return nos;
}

export interface SheetRow {
  no: string;
  templateNo: string;
  quantity: number | string;
  image: string;
}

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'client-orders-'));

/** Retries, because the client's browser may still write to its profile after its window was closed. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

const ownHeaders = ['客户订单号*', 'SKU模板编号*', '总数量*', '尺寸*', '生产图*'];
/** The same columns with the headers of a shop's export. */
export const foreignHeaders = ['Order ID', 'Product', 'Qty', 'Variant', 'Artwork'];
export const foreignMapping = {
  'Order ID': 'no',
  Product: 'sku_template_no',
  Qty: 'quantity',
  Variant: 'size',
  Artwork: 'production_image_urls',
};

interface SheetExtras {
  headers?: readonly string[];
  /** A picture in the image cell of a row; the header row is row 0. */
  picture?: { row: number; bytes: Uint8Array };
}

/** Writes an order sheet as Excel would save it. */
export async function writeSheet(
  folder: string,
  name: string,
  rows: readonly SheetRow[],
  { headers = ownHeaders, picture }: SheetExtras = {},
): Promise<string> {
  const cells = rows.map(({ no, templateNo, quantity, image }) => [no, templateNo, quantity, size.size, image]);
  const path = join(folder, name);
  const images = picture && [
    {
      data: new Uint8Array(picture.bytes),
      type: 'png' as const,
      anchor: { from: { row: picture.row, col: 4 }, to: { row: picture.row + 1, col: 5 } },
    },
  ];
  const sheet = { name: '订单', rows: [[...headers], ...cells], ...(images && { images }) };
  await writeFile(path, await writeXlsx({ sheets: [sheet] }));
  return path;
}

/** Images of the size that the templates require, each in a different color. */
export async function writeImages(folder: string, count: number): Promise<string[]> {
  await mkdir(join(folder, 'images'), { recursive: true });
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const name = `images/photo-${index + 1}.png`;
      const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 151) % 256 };
      const { width, height } = size;
      await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toFile(join(folder, name));
      return name;
    }),
  );
}

/** Uploads files of the folder as the caller. */
export async function uploadImages(api: Caller, folder: string, names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    const { id, direct_upload } = await api('POST /active_storage/direct_upload', {
      body: {
        filename: basename(name),
        content_type: 'image/png',
        byte_size: bytes.length,
        base64_digest: createHash('md5').update(bytes).digest('base64'),
      },
    });
    const { ok, status } = await fetch(direct_upload.url, {
      method: 'PUT',
      headers: direct_upload.headers,
      body: new Uint8Array(bytes),
    });
    if (!ok) throw new Error(`an upload was refused: ${status}`);
    ids.push(id);
  }
  return ids;
}

/** Sixty rows that alternate between the templates; the last twenty reuse images. */
export function sixtyRows(prefix: string, templateNos: readonly string[], images: readonly string[]): SheetRow[] {
  return Array.from({ length: 60 }, (_, index) => ({
    no: `${prefix}-${index + 1}`,
    templateNo: templateNos[index % templateNos.length] ?? '',
    quantity: 2,
    image: images[index % images.length] ?? '',
  }));
}

/** The names of all images and orders that the server has stored for a customer. */
export async function storedBy({ api }: Customer) {
  const files = await api('GET /active_storage/blobs/read_options', { query: { per_page: 100 } });
  const formOrders = await api('GET /form_orders', { query: { per_page: 100 } });
  const orders = await api('GET /orders', { query: { per_page: 100 } });
  return {
    files: files.data.map(({ filename }) => filename).sort(),
    formOrders: formOrders.data,
    orders: orders.data.map(({ no }) => no).sort(),
  };
}
