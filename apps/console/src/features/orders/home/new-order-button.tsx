import { templateKinds } from '@platen/model/catalogue/template-kinds';
import { useNavigate } from '@tanstack/react-router';
import { Button, Dropdown } from 'antd';
import { ChevronDown, Plus } from 'lucide-react';
import { newFormOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { PermissionGate } from '../../../shared/session/abilities.tsx';
import { useKindLabel } from '../../../shared/template-kind.tsx';
import { useText } from '../../../ui/text.ts';
import { homeTexts } from './home.messages.ts';

/** Links to the form of each kind of order, for users who may order. */
export function NewOrderButton() {
  const t = useText(homeTexts);
  const label = useKindLabel();
  const navigate = useNavigate();
  return (
    <PermissionGate ability="form_orders.create">
      <Dropdown
        trigger={['click']}
        menu={{
          items: templateKinds.map((kind) => ({ key: kind, label: label(kind) })),
          onClick: ({ key }) => {
            const kind = templateKinds.find((each) => each === key);
            if (kind) void navigate(newFormOrderLink(kind));
          },
        }}
      >
        <Button type="primary" icon={<Plus aria-hidden />}>
          {t('newOrder')}
          <ChevronDown aria-hidden />
        </Button>
      </Dropdown>
    </PermissionGate>
  );
}
