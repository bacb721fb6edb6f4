import { useNavigate } from '@tanstack/react-router';
import { Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useText } from '../text.ts';
import { uiTexts } from '../ui.messages.ts';
import type { Action } from './action.types.ts';

/** The actions that did not fit, in the `⋯` menu. */
export function MoreActions(props: {
  actions: readonly Action[];
  onRun: (action: Action) => void;
  type?: 'text' | 'default';
  size?: 'small' | 'medium' | 'large';
}) {
  const t = useText(uiTexts);
  const navigate = useNavigate();
  if (props.actions.length === 0) return null;
  const items = props.actions.map((action) => ({
    key: action.key,
    label: action.label,
    icon: action.icon,
    danger: action.isDanger === true,
    disabled: action.isDisabled === true,
    onClick: () => (action.link ? void navigate(action.link) : props.onRun(action)),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type={props.type ?? 'default'}
        size={props.size ?? 'medium'}
        icon={<Ellipsis aria-hidden />}
        aria-label={t('more')}
      />
    </Dropdown>
  );
}
