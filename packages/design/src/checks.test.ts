import { describe, expect, it } from 'vitest';
import { flattenExcelConfig } from './config-items.ts';
import { designMessages, findingText } from './design.messages.ts';
import { deriveExcelConfig, mergeExcelConfigs } from './excel-config.ts';
import { newId } from './ids.ts';
import { newTextItems } from './items.ts';
import type { Layer } from './layers/index.ts';
import { newLayer } from './new-layer.ts';
import { checkColorOption, checkFontSelection, checkImageOption, checkTemplateOption } from './option-rules.ts';
import { factsOfOrder } from './order-facts.ts';
import { checkBeforeSave, checkLabel } from './save-check.ts';
import { selectionAfterDelete, withoutOrphanTemplates } from './template-options.ts';
import { checkTemplateSettings, cleanTemplateText } from './template-settings.ts';
import { withChildren } from './tree.ts';

const colors = [{ value: '#f00', label: '红' }];
function text(label: string, options = colors): Layer {
  const textItems = newTextItems(label);
  return newLayer('TextRect', {
    set: {
      ...textItems,
      name: `层${label}`,
      font_family: { ...textItems.font_family, value: 'Noto' },
      color: { ...textItems.color, label: `${label}颜色`, editable: true, options },
    },
  });
}

describe('excel_config', () => {
  it('has one entry for each editable item, led by the first one of a layer', () => {
    const derived = deriveExcelConfig([text('名字')]);
    expect(derived).toEqual([
      {
        key: '名字',
        type: 'text',
        value: '名字',
        options: [],
        required: false,
        is_child: false,
        children: [
          { key: '名字颜色', type: 'color', value: 'rgba(0,0,0,1)', options: colors, required: false, is_child: true },
        ],
      },
    ]);
    expect(flattenExcelConfig(derived).map(({ key }) => key)).toEqual(['名字', '名字颜色']);
  });

  it('treats the same label as the same field', () => {
    const one = deriveExcelConfig([text('名字'), text('名字')]);
    expect(one).toHaveLength(1);
    expect(mergeExcelConfigs([one, one])).toEqual(one);
  });
});

describe('the save check', () => {
  it('reports texts that are too long to be drawn', () => {
    const layer = text('名字');
    const says = (value: string) => [{ ...layer, text: { ...newTextItems('名字').text, value } } as Layer];
    expect(checkBeforeSave(says('x'.repeat(1000)))).toEqual([]);
    const [found] = checkBeforeSave(says('x'.repeat(1001)));
    expect(found && findingText(found, 'en-US')).toBe('层名字: the text must have at most 1000 characters');
  });

  it('accepts a valid template', () => expect(checkBeforeSave([text('名字'), text('日期')])).toEqual([]));

  it('reports each problem with its layer', () => {
    const noFont = newLayer('TextRect', { set: { name: '标题' } });
    const findings = checkBeforeSave([
      text('电话'),
      text('名字'),
      text('名字'),
      { ...noFont, text: { ...noFont.text, label: ' ' } },
    ]);
    expect(findings.map((each) => findingText(each, 'zh-CN'))).toEqual([
      '标题：描述不能为空',
      '层电话：“电话”为系统内置描述, 无法使用',
      '描述“名字”重复：层名字、层名字',
      '描述“名字颜色”重复：层名字、层名字',
      '标题字体不能为空',
    ]);
  });

  it.each([
    ['', 'label_empty', '描述不能为空'],
    ['尺寸', 'label_built_in', '此描述为系统内置描述, 无法使用'],
    ['客户订单号*', 'label_built_in', '此描述为系统内置描述, 无法使用'],
    [' 名字 ', 'label_duplicate', '此描述已存在'],
  ])('refuses the label %j', (label, message, zh) => {
    const finding = checkLabel(label, ['名字']);
    expect(finding?.message).toBe(message);
    expect(finding && findingText(finding, 'zh-CN')).toBe(zh);
  });
});

describe('the option dialogs', () => {
  const others = [{ label: '圆点', value: 'a.png' }];
  const square = { width: 100, height: 100 };
  it.each([
    [{ label: ' ', value: '' }, {}, { label: 'image_name_required', value: 'image_required' }],
    [{ label: '圆点 ', value: 'a.png' }, {}, { label: 'image_name_taken', value: 'image_taken' }],
    [
      { label: '条', value: 'b.png' },
      { picture: { width: 100, height: 50 }, firstPicture: square },
      { value: 'image_ratio_differs' },
    ],
    [{ label: '条', value: 'b.png' }, { picture: { width: 333, height: 333 }, firstPicture: square }, {}],
    [
      { label: '条', value: 'b.png', width: 9 },
      { hasSizes: true },
      { width: 'image_width_small', height: 'image_height_required' },
    ],
  ])('checks the image %j', (draft, rules, expected) => {
    const found = checkImageOption(draft, others, { hasSizes: false, ...rules });
    expect(Object.fromEntries(Object.entries(found).map(([field, finding]) => [field, finding.message]))).toEqual(
      expected,
    );
  });

  it('compares colors by value, not by spelling', () => {
    expect(checkColorOption({ label: '红', value: 'rgb(255,0,0)' }, [{ label: 'Red', value: '#f00' }])).toEqual({
      value: { message: 'color_taken' },
    });
    expect(checkColorOption({ label: '红', value: '#ff000080' }, [])).toEqual({ value: { message: 'color_required' } });
    expect(checkColorOption({ label: '', value: '#f00' }, [])).toEqual({ label: { message: 'color_name_required' } });
  });

  it('checks templates and fonts', () => {
    expect(checkTemplateOption({ label: '一' }, [{ label: '一' }])).toEqual({
      label: { message: 'template_name_taken' },
    });
    expect(checkFontSelection([])?.message).toBe('font_required');
  });

  it('keeps the selection, or moves it to the first option', () => {
    expect(selectionAfterDelete('b', [{ value: 'a' }, { value: 'b' }])).toBe('b');
    expect(selectionAfterDelete('c', [{ value: 'a' }])).toBe('a');
  });

  it('removes arrangements whose template was deleted', () => {
    const made = newLayer('ImageGroupTemplate');
    const chosen = newLayer('ImageGroupTemplateChild', { set: { template: made.template.value } });
    const orphan = newLayer('ImageGroupTemplateChild', { set: { template: 'gone' } });
    expect(withoutOrphanTemplates(withChildren(made, [chosen, orphan])).children).toEqual([chosen]);
  });
});

describe('template settings', () => {
  it('requires what the type needs', () => {
    expect(checkTemplateSettings({})).toMatchObject({
      name: 'name_required',
      type: 'type_required',
      width: 'width_required',
    });
    expect(checkTemplateSettings({ name: 'a', type: 'production', width: 10, height: 10 })).toEqual({
      size: 'size_required',
      price: 'price_required',
    });
    expect(checkTemplateSettings({ name: 'a', type: 'custom', width: 10, height: 10 })).toEqual({});
  });
  it('requires the resolution limits to be ordered', () => {
    const limited = (warn_dpi: number, error_dpi: number) =>
      checkTemplateSettings({ name: 'a', type: 'custom', width: 10, height: 10, resolution: { warn_dpi, error_dpi } });
    expect(limited(100, 100)).toEqual({});
    expect(limited(50, 100)).toEqual({ resolution: 'resolution_out_of_order' });
  });
  it('removes characters that are not allowed in file names', () =>
    expect(cleanTemplateText('a<b>:"/\\|?*%c')).toBe('abc'));
});

describe('texts and facts', () => {
  it.each(Object.entries(designMessages))('%s has a text in both languages', (_, { zh, en }) => {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).not.toBe('');
  });

  it('formats the time of an order in the factory’s time zone', () => {
    const order = {
      no: 'A1',
      system_no: 'OD251231000001',
      created_at: '2025-12-31T16:00:00Z',
      sku_template_no: 'SKU000001',
      sku_template_name: '杯',
    };
    expect(factsOfOrder(order, 'Asia/Shanghai')).toMatchObject({
      order_time: '2026-01-01 00:00:00',
      order_no: 'A1',
      qrcode: 'OD251231000001',
      sku_template_size: '',
    });
  });

  it('creates unused ids of six characters', () => {
    expect(newId()).toMatch(/^[a-z0-9]{6}$/);
    const picks = [0, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0];
    expect(newId(new Set(['aaaaaa']), () => picks.shift() ?? 0)).toBe('saaaaa');
  });
});
