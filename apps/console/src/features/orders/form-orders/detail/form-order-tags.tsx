import type { FormOrder } from '@platen/model/orders/form-orders';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { TagInput } from '../../../../shared/fields/tag-input.tsx';
import { formOrdersKey } from '../../../../shared/orders/order-changes.ts';
import { useCan } from '../../../../shared/session/abilities.tsx';
import { showSuccess } from '../../../../ui/feedback.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { UserTags } from '../../../../ui/state-tag.tsx';
import { useText } from '../../../../ui/text.ts';
import { setFormOrderTags } from '../form-orders.api.ts';
import styles from './form-order-detail.module.css';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';

/** The tags of a form order beside its number, with a button to change them. */
export function FormOrderTags({ formOrder }: { formOrder: FormOrder }) {
  const t = useText(formOrderDetailTexts);
  const can = useCan();
  const client = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { id, tag_list } = formOrder;
  return (
    <span className={styles.tags}>
      <UserTags names={tag_list} />
      {can('form_orders.update') && (
        <Button
          type="text"
          size="small"
          icon={<Tag aria-hidden />}
          aria-label={t('editTags')}
          onClick={() => setEditing(true)}
        >
          {tag_list.length === 0 ? t('addTags') : undefined}
        </Button>
      )}
      {isEditing && (
        <FormDialog
          title={t('editTags')}
          initial={{ tag_list }}
          save={(values) => setFormOrderTags(id, values.tag_list)}
          onSaved={async () => {
            showSuccess();
            await Promise.all([
              client.invalidateQueries({ queryKey: formOrdersKey }),
              client.invalidateQueries({ queryKey: ['tags'] }),
            ]);
          }}
          onClose={() => setEditing(false)}
        >
          <Form.Item name="tag_list" label={t('tags')} extra={t('tagsHint')}>
            <TagInput type="FormOrder" />
          </Form.Item>
        </FormDialog>
      )}
    </span>
  );
}
