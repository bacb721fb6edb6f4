import type { ReactNode } from 'react';

interface Props {
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** A region that scrolls, such as a wide table. It is a Tab stop, so that the arrow keys can scroll it. */
export function ScrollRegion({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused element scrolls by keyboard
    <div className={className} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
