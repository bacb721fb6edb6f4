import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The target of a link. Created with `linkOptions(…)`, which checks path, parameters and search. */
export type LinkTarget = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** An action of a screen as data: buttons, row links, dropdowns and cards are built from it. */
export interface Action {
  key: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  /** The main action of the screen. At most one per screen. */
  isPrimary?: boolean;
  /** Visible but disabled: nothing to save, or something to wait for. */
  isDisabled?: boolean;
  /** Asks for confirmation: `true` for the default question, or a specific one. */
  confirm?: true | { title?: string; text?: string; warning?: string; okText?: string };
  /** Either navigates … */
  link?: LinkTarget;
  /** … or runs something, reports it, and refreshes the screen. */
  run?: () => Promise<unknown>;
  /** The success message; `false` for none, where the result is obvious. */
  success?: string | false;
}
