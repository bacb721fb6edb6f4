import { createLink } from '@tanstack/react-router';
import { Button, type ButtonProps } from 'antd';

interface Props extends Omit<ButtonProps, 'type'> {
  /** Not antd's `type`: the router's link takes a prop of that name away, for it means something else on an anchor. */
  isPrimary?: boolean;
}

function AnchorButton({ isPrimary = false, ...props }: Props) {
  return <Button type={isPrimary ? 'primary' : 'default'} {...props} />;
}

/** A button that is a link: it can be opened in a new tab, and is announced as what it is. */
export const ButtonLink = createLink(AnchorButton);
