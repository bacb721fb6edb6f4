import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { AuditEntry } from '@platen/model/operations/audit-entries';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';
import { orderingIn, plainPrint } from '../../orders/form-orders/testing/ordering.ts';

describe('the draft of a published template', () => {
  const app = useTestApp();
  const ordering = orderingIn(app);
  const staff = async () => app.as((await ordering.factory()).token);
  const get = async (id: number) => (await staff())('GET /sku_templates/:id', { params: { id } });
  const start = async (id: number) => (await staff())('POST /sku_templates/:id/draft', { params: { id } });
  const update = async (id: number, body: object) =>
    (await staff())('PUT /sku_templates/:id', { params: { id }, body });
  const publish = async (id: number) => (await staff())('PUT /sku_templates/:id/publish', { params: { id } });
  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) => {
    const { token } = await ordering.factory();
    return app.call<SkuTemplate>(method, path, { token, ...(body && { body }) });
  };
  const published = (body: object = {}) => ordering.publishTemplate({ kind: 'micro_custom', ...body });
  const red = { ...plainPrint, layers: plainPrint.layers.map((layer) => ({ ...layer, fill: '#ff0000' })) };

  it('is a copy with the number of its template, which customers keep ordering as it is', async () => {
    const { token } = await ordering.factory();
    const bytes = await pngOf(9, 9, 'teal');
    const cover = await uploadFile(app, token, { filename: 'cover.png', type: 'image/png', bytes });
    const template = await published({ tag_list: ['mug'], effect_image_ids: [cover.id] });
    const draft = await start(template.id);
    const { id, created_at, updated_at } = draft;
    const own = { id, state: 'pending', draft_of: template.id, published_at: null, created_at, updated_at };
    const { creator_id, creator } = draft;
    expect(draft).toEqual({ ...template, ...own, creator_id, creator });
    await update(id, { name: 'New name', size_prices: [{ size: 'S', price: 99 }], tag_list: ['cup'] });
    await update(id, { production_image_configs: [red] });

    const now = await get(template.id);
    expect(now).toMatchObject({ name: template.name, tag_list: ['mug'], state: 'published', draft: { id } });
    expect(now.production_image_configs).toEqual(template.production_image_configs);
    const customer = await app.signUp();
    const order = await ordering.order(customer.token, template);
    expect(order).toMatchObject({ sku_template_name: template.name, amount: 10 });
  });

  it('replaces its template when it is published, with its whole content, and orders keep what was ordered', async () => {
    const { token } = await ordering.factory();
    const bytes = await pngOf(9, 9, 'teal');
    const cover = await uploadFile(app, token, { filename: 'cover.png', type: 'image/png', bytes });
    const template = await published({ tag_list: ['mug'] });
    const customer = await app.signUp();
    const before = await ordering.order(customer.token, template);
    const draft = await start(template.id);
    const changes = {
      name: 'New name',
      size_prices: [{ size: 'S', price: 99, width: 30, height: 40 }],
      tag_list: ['cup'],
      effect_image_ids: [cover.id],
      visible_user_ids: [customer.id],
      production_image_configs: [red],
    };
    const edited = await update(draft.id, changes);
    await (await staff())('PUT /sku_templates/update_edit_time', { body: { id: draft.id, edit_time: 70 } });

    const after = await publish(draft.id);
    expect(after).toMatchObject({
      id: template.id,
      no: template.no,
      name: 'New name',
      state: 'published',
      draft: null,
      draft_of: null,
      tag_list: ['cup'],
      visible_user_ids: [customer.id],
      edit_time: 70,
      size_prices: edited.size_prices,
      production_image_configs: edited.production_image_configs,
      effect_images: edited.effect_images,
    });
    expect((await call('GET', `/sku_templates/${draft.id}`)).status).toBe(404);
    const order = await ordering.order(customer.token, template);
    expect(order).toMatchObject({ sku_template_name: 'New name', amount: 99 });
    expect(await ordering.get(customer.token, before.id)).toMatchObject({
      sku_template_name: template.name,
      amount: before.amount,
    });
    const stranger = await app.signUp();
    expect((await app.call('GET', `/sku_templates/${template.id}`, { token: stranger.token })).status).toBe(404);
  });

  it('is one for everybody who starts it, and refuses a change of an older state of it', async () => {
    const { id } = await published();
    const drafts = await Promise.all([1, 2, 3, 4].map(() => start(id)));
    expect(new Set(drafts.map((draft) => draft.id)).size).toBe(1);
    const [draft] = drafts;
    if (!draft) throw new Error('no draft');
    await update(draft.id, { name: 'By the first', base_updated_at: draft.updated_at });
    const refused = await call('PUT', `/sku_templates/${draft.id}`, {
      name: 'By the second',
      base_updated_at: draft.updated_at,
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 40928 } });
    expect((await get(id)).draft).toMatchObject({ id: draft.id, updated_at: (await get(draft.id)).updated_at });
  });

  it('is refused for a template that can be edited as it is, and has to be edited or discarded while there is one', async () => {
    const api = await staff();
    const template = await published();
    const draft = await start(template.id);
    await api('PUT /sku_templates/:id/unpublish', { params: { id: template.id } });
    const refused = await call('PUT', `/sku_templates/${template.id}`, { name: 'Lost' });
    expect(refused).toMatchObject({ status: 409, body: { code: 40955 } });
    // Also off sale, the draft is still there, and publishing it puts the template on sale again.
    expect((await start(template.id)).id).toBe(draft.id);
    expect((await publish(draft.id)).state).toBe('published');

    await api('PUT /sku_templates/:id/unpublish', { params: { id: template.id } });
    expect(await call('POST', `/sku_templates/${template.id}/draft`)).toMatchObject({ body: { code: 40956 } });
    await update(template.id, { name: 'Edited directly' });
    expect(await call('DELETE', `/sku_templates/${template.id}/draft`)).toMatchObject({ body: { code: 40957 } });
  });

  it('is discarded without a trace, but for the time that was spent on it', async () => {
    const template = await published();
    const draft = await start(template.id);
    await update(draft.id, { name: 'Never seen', production_image_configs: [red], tag_list: ['never'] });
    await (await staff())('PUT /sku_templates/update_edit_time', { body: { id: draft.id, edit_time: 33 } });
    const after = await (await staff())('DELETE /sku_templates/:id/draft', { params: { id: template.id } });
    expect(after).toEqual({ ...template, edit_time: 33 });
    expect((await call('PUT', `/sku_templates/${draft.id}`, { name: 'Late' })).status).toBe(404);
    const tags = await app.db.selectFrom('taggings').selectAll().where('taggable_id', '=', draft.id).execute();
    expect(tags).toEqual([]);
  });

  it('has to pass the checks of publishing, and its template stays on sale if it does not', async () => {
    const template = await published();
    const draft = await start(template.id);
    await update(draft.id, { production_image_configs: [{ ...plainPrint, layers: [] }] });
    const { findings } = await (await staff())('GET /sku_templates/:id/publish_check', { params: { id: draft.id } });
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'print_error', severity: 'error' }));
    expect(await call('PUT', `/sku_templates/${draft.id}/publish`)).toMatchObject({
      status: 409,
      body: { code: 40954 },
    });
    expect(await get(template.id)).toMatchObject({ state: 'published', draft: { id: draft.id } });
  });

  it('continues the versions of its template', async () => {
    const template = await published();
    const draft = await start(template.id);
    const versions = async (id: number) =>
      (await (await staff())('GET /sku_templates/:id/versions', { params: { id } })).data;
    const before = await versions(template.id);
    expect(before.length).toBeGreaterThan(0);
    expect(await versions(draft.id)).toEqual(before);
    await update(draft.id, { production_image_configs: [red] });
    const continued = await versions(draft.id);
    expect(continued.slice(1)).toEqual(before);
    expect(await versions(template.id)).toEqual(before);
    await publish(draft.id);
    expect(await versions(template.id)).toEqual(continued);
  });

  it('is in no list and no search, and no customer sees it', async () => {
    const name = `Template with a draft ${Date.now()}`;
    const template = await published({ name });
    const draft = await start(template.id);
    const api = await staff();
    const list = { query: { name_cont: name } };
    expect((await api('GET /sku_templates', list)).data.map(({ id }) => id)).toEqual([template.id]);
    expect((await api('GET /sku_templates/read_options', list)).data.map(({ id }) => id)).toEqual([template.id]);
    const byNo = await api('GET /sku_templates/get_detail_by_no', { query: { no: template.no } });
    expect(byNo).toMatchObject({ id: template.id, draft: { id: draft.id } });
    expect((await call('POST', '/users_sku_templates', { sku_template_id: draft.id })).status).toBe(400);
    const customer = app.as((await app.signUp()).token);
    expect(await customer('GET /sku_templates/:id', { params: { id: template.id } })).toMatchObject({ draft: null });
    const { token } = await app.signUp();
    expect((await app.call('GET', `/sku_templates/${draft.id}`, { token })).status).toBe(404);
  });

  it('leaves its entries in the audit log with its template', async () => {
    const template = await published({ name: 'Before' });
    const draft = await start(template.id);
    await update(draft.id, { name: 'After' });
    await publish(draft.id);
    const { token } = await app.signUp('admin');
    const query = { subject_type_eq: 'sku_templates', subject_id_eq: template.id } as const;
    const { data } = await app.as(token)('GET /audit_entries', { query });
    const recorded = data
      .slice(0, 3)
      .map(({ action, changes }: AuditEntry) => [
        action,
        changes.filter(({ field }) => field === 'name' || field === 'draft').map(({ field }) => field),
      ]);
    expect(recorded).toEqual([
      ['PUT /sku_templates/:id/publish', expect.arrayContaining(['name', 'draft'])],
      ['PUT /sku_templates/:id', ['name', 'draft']],
      ['POST /sku_templates/:id/draft', ['draft']],
    ]);
  });

  it('is removed with its template', async () => {
    const { id } = await published();
    const draft = await start(id);
    await app.db.deleteFrom('sku_templates').where('id', '=', id).execute();
    expect((await call('GET', `/sku_templates/${draft.id}`)).status).toBe(404);
  });
});
