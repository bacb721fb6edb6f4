import { type BilingualText, fillText, type Locale, textIn } from '@platen/model/text/locale';

/**
 * The texts of the designer's checks. `{name}` placeholders are filled by the check. To add one: a line with both
 * texts.
 */
export const designMessages = {
  label_empty: { zh: '描述不能为空', en: 'The description cannot be empty' },
  label_built_in: {
    zh: '此描述为系统内置描述, 无法使用',
    en: 'This description is reserved by the system',
  },
  label_duplicate: { zh: '此描述已存在', en: 'This description already exists' },
  layer_label_empty: { zh: '{layer}：描述不能为空', en: '{layer}: the description cannot be empty' },
  layer_label_built_in: {
    zh: '{layer}：“{label}”为系统内置描述, 无法使用',
    en: '{layer}: “{label}” is reserved by the system',
  },
  layer_label_duplicate: { zh: '描述“{label}”重复：{layer}', en: 'Duplicate description “{label}”: {layer}' },
  layer_font_empty: { zh: '{layer}字体不能为空', en: '{layer}: the font cannot be empty' },
  layer_text_too_long: {
    zh: '{layer}：文字不能超过 {max} 个字符',
    en: '{layer}: the text must have at most {max} characters',
  },

  label_covers_artwork: {
    zh: '{label}：遮住了客户定制的“{layer}”，请移到印刷内容之外',
    en: '{label}: covers “{layer}”, which customers fill in. Move it off the artwork',
  },

  print_profile_format: {
    zh: '只有 PDF 和 TIFF 可以使用 CMYK 色彩配置文件',
    en: 'Only PDF and TIFF support a CMYK profile',
  },
  print_profile_unusable: {
    zh: '色彩配置文件不存在、已损坏，或不是 CMYK 的 ICC 文件',
    en: 'The profile does not exist, is damaged or is not a CMYK ICC profile',
  },
  print_bleed_too_large: {
    zh: '出血过大：裁切后没有剩余。此尺寸最多 {max} 毫米',
    en: 'The bleed is too large: nothing is left after trimming. At most {max} mm for this size',
  },

  image_name_required: { zh: '请输入图片名', en: 'Enter a name for the image' },
  image_name_taken: { zh: '图片名称不能重复', en: 'Another image has this name' },
  image_required: { zh: '请选择图片', en: 'Choose an image' },
  image_taken: { zh: '图片不能重复', en: 'This image is already an option' },
  image_ratio_differs: { zh: '图片宽高比需要保持一致', en: 'The images must have the same aspect ratio' },
  image_width_required: { zh: '请输入图片宽', en: 'Enter the width' },
  image_width_small: { zh: '图片宽不能小于10', en: 'The width must be at least 10' },
  image_height_required: { zh: '请输入图片高', en: 'Enter the height' },
  image_height_small: { zh: '图片高不能小于10', en: 'The height must be at least 10' },
  color_name_required: { zh: '请输入颜色名', en: 'Enter a name for the color' },
  color_name_taken: { zh: '颜色名称不能重复', en: 'Another color has this name' },
  color_required: { zh: '请选择颜色', en: 'Choose a color' },
  color_taken: { zh: '颜色不能重复', en: 'This color is already an option' },
  template_name_required: { zh: '请输入模板名', en: 'Enter a name for the template' },
  template_name_taken: { zh: '模板名不能重复', en: 'Another template has this name' },
  font_required: { zh: '请至少选择一种字体', en: 'Choose at least one font' },

  name_required: { zh: '请输入名称', en: 'Enter a name' },
  type_required: { zh: '请选择模版类型', en: 'Choose a template type' },
  width_required: { zh: '请输入模板宽度', en: 'Enter the template width' },
  height_required: { zh: '请输入模板高度', en: 'Enter the template height' },
  size_required: { zh: '请输入尺寸', en: 'Enter the size' },
  price_required: { zh: '请输入价格', en: 'Enter the price' },
  resolution_out_of_order: {
    zh: '“错误”的分辨率不能高于“提醒”的分辨率',
    en: 'The error limit can’t be higher than the warning limit',
  },

  not_group: { zh: '当前图层不是组图层', en: 'This layer is not a group' },
  paste_not_ours: {
    zh: '复制的数据不是设计器的数据，请重新复制',
    en: 'The copied data is not from the designer. Copy it again',
  },
  paste_other_version: {
    zh: '复制的数据跟当前设计器版本不一致，请重新复制',
    en: 'The copied data is from another designer version. Copy it again',
  },

  save_first: { zh: '请先保存模板', en: 'Save the template first' },

  value_differs: {
    zh: '“{name}”在各图中不一致：{images}',
    en: '“{name}” differs across images: {images}',
  },
  placement_differs: {
    zh: '“{name}”的位置或尺寸在各图中不一致：{images}',
    en: '“{name}” is placed differently across images: {images}',
  },
} as const satisfies Record<string, BilingualText>;

export type DesignMessage = keyof typeof designMessages;

/** A finding of a check, independent of language. */
export interface DesignFinding {
  readonly message: DesignMessage;
  readonly params?: Readonly<Record<string, string | number | BilingualText>>;
  readonly layerIds?: readonly string[];
}

export function findingText({ message, params = {} }: DesignFinding, locale: Locale): string {
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    filled[name] = typeof value === 'object' ? textIn(value, locale) : value;
  }
  return fillText(textIn(designMessages[message], locale), filled);
}
