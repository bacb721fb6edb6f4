import { formatCount } from '@platen/model/money/money';
import { Link, useLocation, useMatches } from '@tanstack/react-router';
import { Tooltip } from 'antd';
import { useText } from '../../ui/text.ts';
import { routeTexts } from '../navigation/routes.messages.ts';
import type { MenuGroup } from '../navigation/screen-info.ts';
import { type ScreenLink, useScreenLinks } from '../navigation/use-screens.ts';
import styles from './main-nav.module.css';
import { menuPathOf } from './menu-path.ts';
import { shellTexts } from './shell.messages.ts';
import { useMenuCounts } from './use-menu-counts.ts';

interface Block {
  group: MenuGroup | undefined;
  links: ScreenLink[];
}

/** The entries of a group are shown under one title, at the position of the first of them. */
function toBlocks(links: readonly ScreenLink[]): Block[] {
  const blocks: Block[] = [];
  for (const link of links) {
    const group = link.info.menu?.group;
    const block = blocks.find((candidate) => candidate.group === group);
    if (block) block.links.push(link);
    else blocks.push({ group, links: [link] });
  }
  return blocks;
}

/** The main menu: the screens with a menu entry that the user may see. */
export function MainNav({ isCollapsed = false, onNavigate }: { isCollapsed?: boolean; onNavigate?: () => void }) {
  const t = useText(shellTexts);
  const title = useText(routeTexts);
  const screens = useScreenLinks((info) => info.menu !== undefined);
  const pathname = useLocation({ select: (location) => location.pathname });
  const parent = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen?.parent });
  const paths = screens.map(({ to }) => to);
  const current = menuPathOf(paths, pathname, parent);
  const blocks = toBlocks(screens);
  const counts = useMenuCounts();
  return (
    <nav className={styles.nav} aria-label={t('menu')} data-collapsed={isCollapsed}>
      {blocks.map(({ group, links }) => (
        <div key={group ?? 'top'} className={styles.block}>
          {group && <p className={styles.group}>{title(`groups.${group}`)}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <NavLink
                  link={link}
                  isCurrent={link.to === current}
                  isCollapsed={isCollapsed}
                  waitingCount={counts[link.to] ?? 0}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface NavLinkProps {
  link: ScreenLink;
  isCurrent: boolean;
  isCollapsed: boolean;
  /** The number of items that wait for the user. */
  waitingCount: number;
  onNavigate: (() => void) | undefined;
}

function NavLink(props: NavLinkProps) {
  const t = useText(shellTexts);
  const { to, title, info } = props.link;
  const Icon = info.menu?.icon;
  return (
    <Tooltip title={props.isCollapsed ? title : ''} placement="right">
      <Link
        to={to}
        className={styles.link}
        // The link's own active state would match `/mine` for `/mine/balance` too.
        activeOptions={{ exact: true, includeSearch: false }}
        data-current={props.isCurrent}
        {...(props.onNavigate && { onClick: props.onNavigate })}
      >
        {Icon && <Icon aria-hidden />}
        <span className={styles.label}>{title}</span>
        {props.waitingCount > 0 && (
          <span className={styles.count} role="img" aria-label={t('waiting', { count: props.waitingCount })}>
            {formatCount(props.waitingCount)}
          </span>
        )}
      </Link>
    </Tooltip>
  );
}
