import type { SkuTemplateOption, UsersSkuTemplate } from '@platen/model/catalogue/sku-templates';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { Form } from 'antd';
import { useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { ReadOptionsSelect } from '../../../ui/form/read-options-select.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { thumbnailWidthPx } from '../../../ui/pictures/picture-url.ts';
import { useText } from '../../../ui/text.ts';
import { addPrivateTemplate, privateTemplatesKey, readTemplateOptions, skuTemplatesKey } from './sku-templates.api.ts';
import { skuTemplatesTexts } from './sku-templates.messages.ts';
import { isInPrivateList } from './use-private-toggle.ts';
import styles from './users-sku-templates.module.css';

interface Values {
  sku_template_id: number | undefined;
}

const list = linkOptions({ to: '/users_sku_templates' });

export function UsersSkuTemplateCreate() {
  const t = useText(skuTemplatesTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [intent] = useState(createIdempotencyKey);
  return (
    <FormScreen<Values, UsersSkuTemplate>
      title={t('form.title')}
      description={t('form.description')}
      back={list}
      initial={{ sku_template_id: undefined }}
      focus="sku_template_id"
      save={(values) => {
        // The form does not submit without one.
        const id = values.sku_template_id as number;
        return addPrivateTemplate(id, { idempotencyKey: intent.keyFor(id), showError: false });
      }}
      onSaved={async (entry) => {
        intent.fulfilled();
        showSuccess(t('added', { name: entry.name }));
        await client.invalidateQueries({ queryKey: privateTemplatesKey });
        await client.invalidateQueries({ queryKey: skuTemplatesKey });
        await navigate({ to: '/users_sku_templates/$id', params: { id: String(entry.id) } });
      }}
      submitLabel={t('add')}
    >
      <Form.Item
        name="sku_template_id"
        label={t('form.template')}
        extra={t('form.templateHint')}
        rules={[{ required: true }]}
      >
        <ReadOptionsSelect
          cacheKey={[...skuTemplatesKey, 'factory']}
          load={readTemplateOptions}
          renderOption={(option) => <TemplateOption option={option} />}
        />
      </Form.Item>
    </FormScreen>
  );
}

function TemplateOption({ option }: { option: SkuTemplateOption }) {
  const t = useText(skuTemplatesTexts);
  return (
    <span className={styles.option}>
      <span className={styles.picture}>
        <Picture url={option.effect_images[0]?.url} alt="" widthPx={thumbnailWidthPx} />
      </span>
      <span className={styles.label}>{option.display_name}</span>
      {isInPrivateList(option) && <span className={styles.quiet}>{t('form.inList')}</span>}
    </span>
  );
}
