/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { isLink, isOutside } from '../../links.ts';

interface Props {
  to: string;
  className?: string;
  label?: string;
  style?: Record<string, string>;
  children?: ReactNode;
}

/** Renders a link if there is a URL, otherwise only the children. */
export function Linked({ to, className, label, style, children }: Props) {
  if (!isLink(to)) return <>{children}</>;
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      style={style}
      {...(isOutside(to) && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
