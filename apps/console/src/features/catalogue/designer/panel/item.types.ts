/** A field that holds one customizable item. */
export type ItemKind = 'image_item' | 'text_item' | 'color_item' | 'font_item' | 'template_item';
