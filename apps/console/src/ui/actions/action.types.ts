import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Where a link leads. Made with `linkOptions(…)`, which checks path, parameters and search. */
export type LinkTarget = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** Something that a person can do on a screen, as data: buttons, row links, dropdowns and cards are made from it. */
export interface Action {
  key: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  /** The one thing that the screen is for. At most one action of a screen. */
  isPrimary?: boolean;
  /** There, but not now: nothing to save, or something to wait for. */
  isDisabled?: boolean;
  /** Asks first: `true` for the common question, or the question. */
  confirm?: true | { title?: string; text?: string; warning?: string; okText?: string };
  /** Leads somewhere … */
  link?: LinkTarget;
  /** … or does something, says so, and the screen is refreshed. */
  run?: () => Promise<unknown>;
  /** What is said when it is done; `false` for nothing, where the result speaks. */
  success?: string | false;
}
