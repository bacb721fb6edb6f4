/** Where the orders of a form order stand on its page. */
export const ordersAnchor = 'orders';

/** After the address has changed: the list may have become longer or shorter by then. */
export function scrollToOrders(): void {
  requestAnimationFrame(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(ordersAnchor)?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  });
}
