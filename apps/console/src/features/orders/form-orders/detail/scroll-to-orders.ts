/** The anchor of the orders on the screen of a form order. */
export const ordersAnchor = 'orders';

/** After the URL has changed: by then the list may be longer or shorter. */
export function scrollToOrders(): void {
  requestAnimationFrame(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(ordersAnchor)?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  });
}
