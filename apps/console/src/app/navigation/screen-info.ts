import type { Ability } from '@platen/model/abilities';
import type { LucideIcon } from 'lucide-react';
import type { RouteTitle } from './routes.messages.ts';

/** What the shell knows about a screen: its place in menu, breadcrumb and title, and who may see it. */
export interface ScreenInfo {
  title: RouteTitle;
  /** None: being signed in is enough. */
  ability?: Ability;
  /** The path of the index screen above it, for the breadcrumb. */
  parent?: string;
  /**
   * `isOfSite`: the path's `$id` is this installation's own, of which there is one.
   * `ability`: held by those to whom it is offered, where the screen itself lets others in too.
   */
  menu?: { icon: LucideIcon; group?: MenuGroup; isOfSite?: boolean; ability?: Ability };
  /** Something to do, where its path does not end like that of one (`/new`, `/edit`). */
  isAction?: true;
  /** Where the path has a parameter of few values: the paths that the search offers, and what tells them apart. */
  ways?: readonly { path: string; title: RouteTitle }[];
  /** Shown in the menu behind the user's name. */
  isInUserMenu?: boolean;
}

export type MenuGroup = 'products' | 'orders' | 'factory' | 'account' | 'application';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: ScreenInfo;
  }
}
