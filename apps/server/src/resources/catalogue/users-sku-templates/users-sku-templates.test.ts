import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { estimatedLengthHeader } from '@platen/model/api';
import type { SkuTemplateCard, UsersSkuTemplate } from '@platen/model/catalogue/sku-templates';
import type { Page } from '@platen/model/lists/lists';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../platform/testing/test-images.ts';
import { listZip } from '../../../platform/testing/test-zip.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/test-files.ts';

describe('the private list', () => {
  const app = useTestApp();
  let staffToken = '';
  async function createPublished(body: object = {}): Promise<SkuTemplate> {
    staffToken ||= (await app.signUp('staff')).token;
    const input = { name: '姓名贴', kind: 'batch_order', size_prices: [{ size: 'S', price: 9.8 }], ...body };
    const created = await app.call<SkuTemplate>('POST', '/sku_templates', { token: staffToken, body: input });
    expect(created.status, JSON.stringify(created.body)).toBe(200);
    await app.call('PUT', `/sku_templates/${created.body.id}/publish`, { token: staffToken });
    return created.body;
  }
  const add = (token: string, sku_template_id: number) =>
    app.call<UsersSkuTemplate>('POST', '/users_sku_templates', { token, body: { sku_template_id } });
  const list = (token: string, query = '') =>
    app.call<Page<UsersSkuTemplate>>('GET', `/users_sku_templates${query}`, { token });

  it('adds a template once, shows it, and removes it', async () => {
    const template = await createPublished();
    const { id: userId, token } = await app.signUp();
    const { body: entry } = await add(token, template.id);
    expect(entry).toMatchObject({
      sku_template_id: template.id,
      user_id: userId,
      no: template.no,
      price: 9.8,
      price_range: '9.80',
    });
    expect(await add(token, template.id)).toMatchObject({ status: 409, body: { code: 40906 } });
    const card = await app.call<Page<SkuTemplateCard>>('GET', '/sku_templates?open_type=private', { token });
    expect(card.body.data).toMatchObject([{ id: template.id, current_users_sku_template_id: entry.id }]);
    expect((await app.call('DELETE', `/users_sku_templates/${entry.id}`, { token })).status).toBe(200);
    expect((await list(token)).body.data).toEqual([]);
  });

  it('is filtered by the template’s number, name, category and kind', async () => {
    const { token } = await app.signUp();
    const mug = await createPublished({ name: '双色马克杯', kind: 'form_order' });
    await add(token, mug.id);
    await add(token, (await createPublished({ name: '海报' })).id);
    const names = async (query: string) => (await list(token, query)).body.data.map(({ name }) => name);
    expect(await names('?sku_template_name_cont=马克')).toEqual(['双色马克杯']);
    expect(await names(`?sku_template_no_cont=${mug.no}`)).toEqual(['双色马克杯']);
    expect(await names('?skuTemplateKindEq=batchOrder')).toEqual(['海报']);
    expect(await names('?sku_template_category_id_eq=1')).toEqual([]);
    const options = await app.call<Page<{ display_name: string }>>(
      'GET',
      '/users_sku_templates/read_options?keyword=海报',
      { token },
    );
    expect(options.body.data.map(({ display_name }) => display_name)).toEqual([expect.stringContaining('海报')]);
  });

  it('keeps an unpublished template, and shows its state', async () => {
    const template = await createPublished();
    const { token } = await app.signUp();
    await add(token, template.id);
    await app.call('PUT', `/sku_templates/${template.id}/unpublish`, { token: staffToken });
    expect((await list(token)).body.data).toMatchObject([{ state: 'unpublished' }]);
    expect((await app.call('GET', `/sku_templates/${template.id}`, { token })).status).toBe(200);
    const stranger = await app.signUp();
    expect(await add(stranger.token, template.id)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'sku_template_id' }] },
    });
  });

  it('responds with 404 for another customer’s entry', async () => {
    const template = await createPublished();
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    const { body: entry } = await add(owner.token, template.id);
    for (const [method, path] of [
      ['GET', `/users_sku_templates/${entry.id}`],
      ['GET', `/users_sku_templates/${entry.id}/export_materials`],
      ['DELETE', `/users_sku_templates/${entry.id}`],
    ] as const) {
      expect((await app.call(method, path, { token: stranger.token })).status).toBe(404);
    }
  });

  it('exports a zip of sheet and pictures; a lost file is named and skipped', async () => {
    const { token } = await app.signUp();
    const red = await pngOf(30, 20, 'red');
    const first = await uploadFile(app, await staff(), { filename: 'a/红?.png', type: 'image/png', bytes: red });
    const lost = await uploadFile(app, staffToken, {
      filename: 'lost.png',
      type: 'image/png',
      bytes: await pngOf(31, 20, 'red'),
    });
    const template = await createPublished({ effect_image_ids: [first.id, lost.id] });
    const option = { label: '星', value: first.direct_upload.blob_url };
    const config = JSON.stringify([
      { key: '图案', label: '图案', type: 'image', required: false, options: [option], value: '' },
    ]);
    await sql`update sku_templates set excel_config = ${config} where id = ${template.id}`.execute(app.db);
    await app.platform.store.delete(lost.key);
    const { body: entry } = await add(token, template.id);
    const response = await app.call('GET', `/users_sku_templates/${entry.id}/export_materials`, {
      token,
      headers: { locale: 'zh-CN' },
    });
    expect(response.headers['content-type']).toBe('application/zip');
    expect(response.headers['content-disposition']).toContain(encodeURIComponent(`${template.no} 姓名贴.zip`));
    const files = listZip(response.raw);
    const estimated = Number(response.headers[estimatedLengthHeader]);
    expect(estimated / response.raw.length, 'enough for a percentage').toBeGreaterThan(0.8);
    expect(estimated / response.raw.length).toBeLessThan(1.2);
    expect([...files.keys()].sort()).toEqual(
      [`${template.no} 订单表.xlsx`, '失败文件.txt', '定制项/图案/1-星.png', '效果图/1-a_红_.png'].sort(),
    );
    expect(files.get('效果图/1-a_红_.png')?.equals(red)).toBe(true);
    expect(files.get('失败文件.txt')?.toString()).toContain('1/3 个文件下载失败');
    expect(files.get('失败文件.txt')?.toString()).toContain('效果图/2-lost.png');
    expect(response.raw.toString('latin1')).toMatch(/\{"failed":1,"total":3\}$/);
  });

  async function staff(): Promise<string> {
    staffToken ||= (await app.signUp('staff')).token;
    return staffToken;
  }
});
