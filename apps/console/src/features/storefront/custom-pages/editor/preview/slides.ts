/** No script runs in the preview: what a reader's browser does for carousels is done here. */

/** Marks the dot of the slide that a carousel was scrolled to. */
export function markSlide(target: EventTarget): void {
  const track = target as HTMLElement;
  const dots = track.parentElement?.querySelectorAll('.pp-dot') ?? [];
  if (!track.classList.contains('pp-track')) return;
  const shown = Math.round(track.scrollLeft / Math.max(1, track.clientWidth));
  for (const [index, dot] of [...dots].entries()) dot.setAttribute('aria-current', String(index === shown));
}

/** The slide of a dot: it is selected, which scrolls it into view. */
export function slideIdAt(target: EventTarget | null): string | undefined {
  const dot = (target as Partial<Element> | null)?.closest?.('.pp-dot');
  return dot?.getAttribute('href')?.replace('#slide-', '');
}
