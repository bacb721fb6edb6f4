import type { ApplicationInfo } from '@platen/model/factory/application';
import { applicationUpdateSchema } from '@platen/model/factory/application';
import { expect, it } from 'vitest';
import { toApplicationUpdate, toApplicationValues } from './application-form-values.ts';

const file = (id: number) => ({ id, url: `/blobs/${id}`, filename: `${id}.png` });
const info: ApplicationInfo = {
  id: 1,
  name: 'Platen',
  desc: 'A factory',
  share_title: '',
  share_desc: '',
  logo: file(3),
  share_image: null,
  poster_image: null,
  merchant_tool_for_mac: file(4),
  merchant_tool_for_windows: null,
  desktop_clients: [],
  merchant_tool_version: '1.2.3',
  merchant_web_version: '0.1.0',
  time_zone: 'Asia/Shanghai',
  is_time_zone_fixed: false,
  currency: 'CNY',
  needs_setup: false,
  staging_url: null,
};

it('sends its values, with files by their ids', () => {
  const update = toApplicationUpdate(toApplicationValues(info));
  expect(update).toMatchObject({ logo_id: 3, share_image_id: null, merchant_tool_for_mac_id: 4, desc: 'A factory' });
  expect(applicationUpdateSchema.parse(update)).toEqual(update);
});
