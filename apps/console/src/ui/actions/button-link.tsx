import { createLink } from '@tanstack/react-router';
import { Button, type ButtonProps } from 'antd';

interface Props extends Omit<ButtonProps, 'type'> {
  /** Not antd's `type`: the router's link removes a prop of that name, which means something else on an anchor. */
  isPrimary?: boolean;
}

function AnchorButton({ isPrimary = false, ...props }: Props) {
  return <Button type={isPrimary ? 'primary' : 'default'} {...props} />;
}

/** A button that is a link: it can be opened in a new tab, and screen readers announce it as a link. */
export const ButtonLink = createLink(AnchorButton);
