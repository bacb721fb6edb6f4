/**
 * The behavior of a page that needs a script: the current dot of a carousel, its arrow keys and automatic playing, and
 * videos that start by themselves. Plain JavaScript without imports, because the public page contains this file.
 */
const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
for (const swiper of document.querySelectorAll('.pp-swiper')) startSwiper(/** @type {HTMLElement} */ (swiper));
if (!reducesMotion) {
  for (const video of document.querySelectorAll('video[data-autoplay]')) {
    // A browser may refuse to play; the reader then starts the video.
    void (/** @type {HTMLVideoElement} */ (video).play().catch(() => undefined));
  }
}

/** @param {HTMLElement} swiper */
function startSwiper(swiper) {
  const track = swiper.querySelector('.pp-track');
  if (!(track instanceof HTMLElement) || track.children.length < 2) return;
  const dots = [...swiper.querySelectorAll('.pp-dot')];
  const pause = swiper.querySelector('.pp-pause');
  const intervalMs = Number(swiper.dataset.interval ?? 0);
  const loops = swiper.dataset.loop === 'true';
  const count = track.children.length;
  let isHeld = false;
  let isPaused = reducesMotion;

  const current = () => Math.round(track.scrollLeft / Math.max(1, track.clientWidth));
  /** @param {number} index */
  const show = (index) => track.scrollTo({ left: index * track.clientWidth });
  /** @param {number} step */
  const go = (step) => {
    const next = current() + step;
    if (next >= 0 && next < count) show(next);
    else if (loops) show((next + count) % count);
  };
  const mark = () => {
    for (const [index, dot] of dots.entries()) dot.setAttribute('aria-current', String(index === current()));
  };

  track.addEventListener('scroll', mark, { passive: true });
  track.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  });
  for (const [index, dot] of dots.entries()) {
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  }
  // A carousel must not move while somebody points at it, focuses it or touches it.
  for (const type of ['pointerenter', 'focusin', 'touchstart']) {
    swiper.addEventListener(type, () => (isHeld = true), { passive: true });
  }
  for (const type of ['pointerleave', 'focusout', 'touchend']) {
    swiper.addEventListener(type, () => (isHeld = false), { passive: true });
  }
  if (intervalMs > 0 && pause instanceof HTMLButtonElement) {
    const tell = () => pause.setAttribute('aria-pressed', String(isPaused));
    pause.hidden = false;
    pause.addEventListener('click', () => {
      isPaused = !isPaused;
      tell();
    });
    tell();
  }
  if (intervalMs > 0) setInterval(() => !isHeld && !isPaused && !document.hidden && go(1), intervalMs);
}
