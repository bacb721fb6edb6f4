import type { TemplateConfig } from '@platen/design/template';
import {
  batchCountMax,
  dpiRange,
  type TemplateKind,
  templateFontsMax,
  templateImagesMax,
  templateLengthMax,
  templatePriceYuanMax,
} from '@platen/model/catalogue/sku-templates';
import { templateKinds } from '@platen/model/catalogue/template-kinds';
import { currencySymbol } from '@platen/model/money/money';
import { Form, Input, InputNumber, Switch } from 'antd';
import { CategoryCascader } from '../../../shared/fields/category-cascader.tsx';
import { CustomerSelect } from '../../../shared/fields/customer-select.tsx';
import { FontSelect } from '../../../shared/fields/font-select.tsx';
import { TagInput } from '../../../shared/fields/tag-input.tsx';
import { FormSection, FormWide } from '../../../ui/form/form-section.tsx';
import { useText } from '../../../ui/text.ts';
import { UploadField } from '../../../ui/upload/upload-field.tsx';
import { PrintFilesField } from './print-files-field.tsx';
import { SizePricesTable } from './size-prices-table.tsx';
import { skuTemplateFormTexts } from './sku-templates-form.messages.ts';
import styles from './template-form-fields.module.css';
import { useMeasuresAtResolution } from './use-linked-measures.ts';

const effectMaxMb = 10;
const productionMaxMb = 30;

function Basics({ isKindFixed }: { isKindFixed: boolean }) {
  const t = useText(skuTemplateFormTexts);
  return (
    <FormSection title={t('basics')}>
      <FormWide>
        <Form.Item name="kind" label={t('kind')} {...(isKindFixed && { extra: t('kindFixed') })}>
          <KindChoice isFixed={isKindFixed} />
        </Form.Item>
      </FormWide>
      <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={templateLengthMax.name} />
      </Form.Item>
      <Form.Item name="category_id" label={t('category')}>
        <CategoryCascader tree="categories" />
      </Form.Item>
      <Form.Item name="material_name" label={t('material')}>
        <Input maxLength={templateLengthMax.material_name} placeholder={t('materialHint')} />
      </Form.Item>
      <Form.Item name="tag_list" label={t('tags')}>
        <TagInput type="SkuTemplate" placeholder={t('tagsHint')} />
      </Form.Item>
      <FormWide>
        <Form.Item name="description" label={t('remark')}>
          <Input.TextArea maxLength={templateLengthMax.description} showCount autoSize={{ minRows: 3, maxRows: 10 }} />
        </Form.Item>
      </FormWide>
    </FormSection>
  );
}

function Sizes() {
  const t = useText(skuTemplateFormTexts);
  const kind = Form.useWatch<TemplateKind | undefined>('kind');
  const deriveMeasures = useMeasuresAtResolution();
  return (
    <FormSection title={t('sizes')} text={t('sizesText')}>
      <Form.Item name="dpi_value" label={t('dpi')} extra={t('dpiHint')} rules={[{ required: true }]}>
        <InputNumber
          className={styles.number}
          suffix="DPI"
          {...dpiRange}
          precision={0}
          controls={false}
          onChange={deriveMeasures}
        />
      </Form.Item>
      <FormWide>
        {/* Images are drawn in this size, and uploads of customers are checked against it. */}
        <SizePricesTable needsPixels={kind !== 'batch_order'} />
      </FormWide>
      {kind === 'micro_custom' && (
        <Form.Item name="system_rendering_price" label={t('renderingPrice')} extra={t('renderingHint')}>
          <InputNumber
            className={styles.number}
            prefix={currencySymbol()}
            min={0}
            max={templatePriceYuanMax}
            precision={2}
            controls={false}
          />
        </Form.Item>
      )}
      <Form.Item name="max_product_batch_count" label={t('batchMax')} extra={t('batchHint')}>
        <InputNumber
          className={styles.number}
          min={1}
          max={batchCountMax}
          precision={0}
          controls={false}
          placeholder={t('noLimit')}
        />
      </Form.Item>
    </FormSection>
  );
}

function Pictures() {
  const t = useText(skuTemplateFormTexts);
  return (
    <FormSection title={t('pictures')}>
      <FormWide>
        <Form.Item name="effect_image_ids" label={t('effectImages')} tooltip={t('effectHint')}>
          <UploadField count={templateImagesMax} maxMb={effectMaxMb} />
        </Form.Item>
        <Form.Item name="production_image_ids" label={t('productionImages')} tooltip={t('productionHint')}>
          <UploadField count={templateImagesMax} maxMb={productionMaxMb} />
        </Form.Item>
      </FormWide>
    </FormSection>
  );
}

/** A template without a design prints nothing yet. */
function Prints() {
  const t = useText(skuTemplateFormTexts);
  const configs = Form.useWatch<TemplateConfig[] | undefined>('production_image_configs', { preserve: true });
  if (!configs || configs.length === 0) return null;
  return (
    <FormSection title={t('printFiles')} text={t('printText')}>
      <FormWide>
        <Form.Item name="production_image_configs">
          <PrintFilesField />
        </Form.Item>
      </FormWide>
    </FormSection>
  );
}

function Audience() {
  const t = useText(skuTemplateFormTexts);
  return (
    <FormSection title={t('audience')}>
      <FormWide>
        <Form.Item name="font_library_ids" label={t('fonts')} extra={t('fontsHint')}>
          <FontSelect maxCount={templateFontsMax} placeholder={t('fontsPlaceholder')} />
        </Form.Item>
        <Form.Item name="visible_user_ids" label={t('visibleUsers')} extra={t('visibleHint')}>
          <CustomerSelect placeholder={t('everyone')} />
        </Form.Item>
        <Form.Item
          name="is_self_operated"
          label={t('selfOperated')}
          extra={t('selfOperatedHint')}
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
      </FormWide>
    </FormSection>
  );
}

/** All fields of a template. */
export function TemplateFormFields({ isKindFixed = false }: { isKindFixed?: boolean }) {
  return (
    <>
      <Basics isKindFixed={isKindFixed} />
      <Sizes />
      <Pictures />
      <Prints />
      <Audience />
    </>
  );
}

interface KindChoiceProps {
  id?: string;
  value?: TemplateKind;
  onChange?: (next: TemplateKind) => void;
  isFixed: boolean;
}

/** The three kinds, each with its meaning: the choice is final. */
function KindChoice({ id, value, onChange, isFixed }: KindChoiceProps) {
  const t = useText(skuTemplateFormTexts);
  return (
    <div {...(id && { id })} className={styles.kinds} role="radiogroup" aria-label={t('kind')}>
      {templateKinds.map((kind) => (
        <label key={kind} className={styles.kind} data-chosen={kind === value} data-fixed={isFixed}>
          <input
            type="radio"
            name="kind"
            checked={kind === value}
            disabled={isFixed && kind !== value}
            onChange={() => onChange?.(kind)}
          />
          <span className={styles.name}>{t(`kinds.${kind}`)}</span>
          <span className={styles.text}>{t(`kindTexts.${kind}`)}</span>
        </label>
      ))}
    </div>
  );
}
