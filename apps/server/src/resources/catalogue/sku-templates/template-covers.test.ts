import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { newLayer } from '@platen/design/new-layer';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { orderingIn } from '../../orders/form-orders/testing/ordering.ts';
import { drawWaitingCovers } from './template-covers.service.ts';

describe('the cover of a template', () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  const staff = async () => app.as((await ordering.factory()).token);
  const get = async (id: number) => (await staff())('GET /sku_templates/:id', { params: { id } });
  const update = async (id: number, body: object) =>
    (await staff())('PUT /sku_templates/:id', { params: { id }, body });
  const create = async () => {
    const size_prices = [{ size: 'M', price: 20 }];
    return (await staff())('POST /sku_templates', { body: { name: 'Mug', kind: 'micro_custom', size_prices } });
  };
  const worn = (fill: string, layers = 1) => ({
    id: 'worn',
    name: 'Worn',
    type: 'effect',
    width: 40,
    height: 30,
    layers: [newLayer('Rect', { set: { id: 'all', left: 0, top: 0, width: 40, height: 30, fill } })].slice(0, layers),
  });
  async function picture() {
    const { token } = await ordering.factory();
    return uploadFile(app, token, { filename: 'own.png', type: 'image/png', bytes: await pngOf(9, 9, 'teal') });
  }
  /** The color in the middle of the cover; undefined if there is none. */
  async function coverOf(id: number): Promise<string | undefined> {
    const { cover } = await get(id);
    if (!cover) return undefined;
    const { raw, status } = await app.call('GET', `root:${cover.url}`);
    expect(status).toBe(200);
    const { data } = await sharp(raw).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)].map((value) => (value > 127 ? 'f' : '0')).join('');
  }
  async function expectCover(id: number, color: string | undefined): Promise<void> {
    await expect.poll(() => coverOf(id), { timeout: 30_000 }).toBe(color);
  }

  it('is its drawn effect image, and follows each change of the design', async () => {
    const { id } = await create();
    expect(await coverOf(id)).toBeUndefined();
    await update(id, { effect_image_configs: [worn('#ff0000')] });
    await expectCover(id, 'f00');
    expect((await get(id)).effect_images).toEqual([]);
    await update(id, { effect_image_configs: [worn('#0000ff')] });
    await expectCover(id, '00f');
    await update(id, { effect_image_configs: [worn('#0000ff', 0)] });
    await expectCover(id, undefined);
  });

  it('is its own effect image where it has one, and the drawn one again when that is removed', async () => {
    const { id } = await create();
    const own = await picture();
    await update(id, { effect_image_configs: [worn('#ff0000')], effect_image_ids: [own.id] });
    expect((await get(id)).cover?.id).toBe(own.id);
    await update(id, { effect_image_ids: [] });
    await expectCover(id, 'f00');
    const findings = await (await staff())('GET /sku_templates/:id/publish_check', { params: { id } });
    expect(findings.findings.map(({ kind }) => kind)).not.toContain('cover_missing');
  });

  it('is what lists, options and orders show', async () => {
    const template = await ordering.publishTemplate(
      { kind: 'micro_custom' },
      { effect_image_configs: [worn('#ff0000')] },
    );
    await expectCover(template.id, 'f00');
    const { cover } = await get(template.id);
    const api = await staff();
    const query = { name_or_no_cont: template.no };
    expect((await api('GET /sku_templates', { query })).data).toMatchObject([{ cover, effect_images: [] }]);
    const options = await api('GET /sku_templates/read_options', { query });
    expect(options.data).toMatchObject([{ effect_images: [cover] }]);
    const customer = await app.signUp();
    const mine = await app.as(customer.token)('POST /users_sku_templates', { body: { sku_template_id: template.id } });
    expect(mine.effect_images).toEqual([cover]);
    const order = await ordering.order(customer.token, template);
    expect(order.effect_images).toEqual([cover]);
  });

  it('is kept by copies and drafts', async () => {
    const template = await ordering.publishTemplate(
      { kind: 'micro_custom' },
      { effect_image_configs: [worn('#ff0000')] },
    );
    await expectCover(template.id, 'f00');
    const { cover } = await get(template.id);
    const params = { id: template.id };
    const copy: SkuTemplate = await (await staff())('POST /sku_templates/:id/copy', { params, body: { name: 'Copy' } });
    expect(copy.cover).toEqual(cover);
    const draft = await (await staff())('POST /sku_templates/:id/draft', { params });
    await update(draft.id, { effect_image_configs: [worn('#0000ff')] });
    await expectCover(draft.id, '00f');
    expect(await coverOf(template.id)).toBe('f00');
    await (await staff())('PUT /sku_templates/:id/publish', { params: { id: draft.id } });
    expect(await coverOf(template.id)).toBe('00f');
  });

  it('is drawn for copies and drafts of a template whose cover is not drawn yet', async () => {
    const template = await ordering.publishTemplate(
      { kind: 'micro_custom' },
      { effect_image_configs: [worn('#ff0000')] },
    );
    await expectCover(template.id, 'f00');
    const params = { id: template.id };
    await sql`update sku_templates set cover_drawn = 0, cover_blob_id = null where id = ${template.id}`.execute(app.db);
    const draft = await (await staff())('POST /sku_templates/:id/draft', { params });
    await expectCover(draft.id, 'f00');
    await sql`update sku_templates set cover_drawn = 0, cover_blob_id = null where id = ${template.id}`.execute(app.db);
    const copy = await (await staff())('POST /sku_templates/:id/copy', { params, body: { name: 'Copy' } });
    await expectCover(copy.id, 'f00');
    expect((await get(draft.id)).cover).toEqual((await get(copy.id)).cover);
  });

  it('is drawn for templates from before, and one that cannot be drawn keeps no other waiting', async () => {
    const [broken, fine] = [await create(), await create()];
    const waiting = sql`update sku_templates set cover_drawn = 0, cover_blob_id = null`;
    await update(fine.id, { effect_image_configs: [worn('#ff0000')] });
    await expectCover(fine.id, 'f00');
    await waiting.execute(app.db);
    await sql`update sku_templates set size_prices = '{}', effect_image_configs = ${JSON.stringify([worn('#ff0000')])}
      where id = ${broken.id}`.execute(app.db);
    await expect(drawWaitingCovers({ platform: app.platform, db: app.db })).rejects.toThrow('1 covers');
    expect(await coverOf(fine.id)).toBe('f00');
  });
});
