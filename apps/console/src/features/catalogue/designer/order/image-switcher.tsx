import { documentOf } from '@platen/design/editor/editor';
import { showConfig } from '@platen/design/editor/editor-actions';
import { templateName } from '@platen/design/template';
import { textIn } from '@platen/model/text/locale';
import { Segmented } from 'antd';
import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import configs from '../configs/configs.module.css';
import { TypeTag } from '../configs/type-tag.tsx';
import { useScrollIntoView } from '../configs/use-scroll-into-view.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { orderDesignerTexts } from './order.messages.ts';

/** Switches between the images of the order. */
export function ImageSwitcher() {
  const t = useText(orderDesignerTexts);
  const locale = useLocale();
  const store = useEditorStore();
  const images = useEditor((editor) => documentOf(editor).configs);
  const configId = useEditor(({ session }) => session.configId);
  const choices = useScrollIntoView(configId);
  return (
    <span ref={choices} className={configs.choices}>
      <Segmented
        aria-label={t('images')}
        value={configId}
        onChange={(id) => store.act((editor) => showConfig(editor, id))}
        options={images.map((image) => {
          const alike = images.filter(({ type }) => type === image.type);
          return {
            value: image.id,
            label: (
              <span className={configs.choice}>
                <TypeTag type={image.type} />
                <span>{textIn(templateName(image.type, alike.indexOf(image), alike.length), locale)}</span>
              </span>
            ),
          };
        })}
      />
    </span>
  );
}
