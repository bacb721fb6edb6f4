import type { Page } from '@playwright/test';

/** Describes the layout faults of the current screen. */
export function faultsOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Lists select their columns after they have measured their width.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const faults: string[] = [];
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const nameOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 40) || element.className;

    const root = document.documentElement;
    if (root.scrollWidth > window.innerWidth + 1) {
      const wide = [...document.querySelectorAll('main *')].find(
        (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
      );
      faults.push(`scrolls ${root.scrollWidth - window.innerWidth} px sideways: ${wide ? nameOf(wide) : '?'}`);
    }
    for (const view of document.querySelectorAll('.ant-table-body, .ant-table-content')) {
      const overPx = view.scrollWidth - view.clientWidth;
      if (overPx > 1) faults.push(`a table scrolls ${overPx} px sideways: ${nameOf(view)}`);
    }
    for (const action of document.querySelectorAll('.ant-btn-primary')) {
      const { left, right } = action.getBoundingClientRect();
      if (!isSeen(action)) continue;
      if (left < -1 || right > window.innerWidth + 1 || action.scrollWidth > action.clientWidth + 1)
        faults.push(`a primary action is cut: ${nameOf(action)}`);
    }

    /** Computed once for each element, because the cells of a table share their ancestors. */
    const boxes = new Map<Element, { overflowX: string; edge: DOMRect }>();
    function boxOf(element: Element) {
      const known = boxes.get(element);
      if (known) return known;
      const box = { overflowX: getComputedStyle(element).overflowX, edge: element.getBoundingClientRect() };
      boxes.set(element, box);
      return box;
    }
    /** Chips and tabs in a scrollable row can be reached; everything else beyond the edge cannot. */
    const isPushed = (action: Element) => {
      for (let box = action.parentElement; box && box !== document.body; box = box.parentElement) {
        if (['auto', 'scroll'].includes(boxOf(box).overflowX)) return true;
      }
      return false;
    };
    for (const action of document.querySelectorAll('main .ant-btn:not(.ant-btn-primary)')) {
      const { left, right } = action.getBoundingClientRect();
      const isOut = left < -1 || right > window.innerWidth + 1;
      if (isOut && isSeen(action) && !isPushed(action)) faults.push(`an action is out of reach: ${nameOf(action)}`);
    }

    /** Whether a text is cut off by an ancestor that hides or scrolls its overflow. */
    function isCut(element: Element): boolean {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, edge } = boxOf(box);
        if (overflowX === 'visible') continue;
        if (right > edge.right + 1 || left < edge.left - 1) return true;
      }
      return false;
    }
    const exact = /¥\s?[\d,]+\.\d\d|\d{4}-\d\d-\d\d \d\d:\d\d|^(FO|OD|PB|RC|BL|SKU)\d{6,}$/;
    const cells =
      '[data-kind="money"], [data-kind="state"], [data-kind="dateTime"], [data-kind="count"], [data-kind="link"]';
    const texts = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.childElementCount === 0 && (element.closest(cells) !== null || exact.test(element.textContent ?? '')),
    );
    for (const text of texts) {
      if (text.textContent !== '' && isSeen(text) && isCut(text)) faults.push(`cut: ${nameOf(text)}`);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      if (node.parentElement?.closest('code, pre, script, style, input, textarea, [data-raw]')) continue;
      // The name of a file, such as sea.jpg, has the shape of a message key.
      if (/\.(jpe?g|png|gif|webp|zip|xlsx|csv|ttf|otf|woff2?|mp4|pdf|icc)$/i.test(text)) continue;
      // A path with a parameter, such as /orders/{id}, is intended.
      if (/^[a-z]+[A-Za-z]*(\.[a-zA-Z_]+)+$/.test(text) || /(?<!\/)\{\w+(, ?\w+)*\}/.test(text))
        faults.push(`raw text: ${text.slice(0, 60)}`);
    }
    return [...new Set(faults)];
  });
}

/** The content of the screen as text that is equal for equal content, without the shell around it. */
export function screenShown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const parts = [...main.querySelectorAll('*')].map(({ tagName, classList }) => `${tagName}.${classList.value}`);
    return [window.location.pathname, ...parts, main.innerText].join('\n');
  });
}
