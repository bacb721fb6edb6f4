import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { LinkTarget } from '../actions/action.types.ts';
import styles from './link-tabs.module.css';

export interface LinkTab {
  key: string;
  label: string;
  /** The number of items, once it is known. */
  count?: string | undefined;
  link: LinkTarget;
}

interface Props {
  label: string;
  tabs: readonly LinkTab[];
  current: string;
  children: ReactNode;
}

/** Tabs whose state is in the URL: each is a link that can be shared, opened in a new tab, and navigated back to. */
export function LinkTabs({ label, tabs, current, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A phone shows two tabs at a time, and the current one must be visible. Scrolls only sideways, not the page.
    const [bar, tab] = [list.current, document.getElementById(`${id}${current}`)];
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
  }, [id, current]);
  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const index = links.indexOf(document.activeElement as HTMLElement);
    links[(index + by + links.length) % links.length]?.focus();
  }
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={moveFocus}>
        {tabs.map((tab) => {
          const isCurrent = tab.key === current;
          return (
            <Link
              key={tab.key}
              {...tab.link}
              id={`${id}${tab.key}`}
              className={styles.tab}
              role="tab"
              aria-selected={isCurrent}
              aria-controls={`${id}panel`}
              tabIndex={isCurrent ? 0 : -1}
              resetScroll={false}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Link>
          );
        })}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${current}`}>
        {children}
      </div>
    </>
  );
}
