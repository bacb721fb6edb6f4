import { palettes } from '../catalogue/palettes.ts';
import type { PictureSpec } from '../catalogue/picture.ts';

/** What only the seeder knows: the URLs of drawn pictures, and the numbers of templates. */
export interface Known {
  readonly urlOf: (picture: PictureSpec) => string;
  readonly videoUrlOf: (name: VideoName) => string;
  readonly linkTo: (templateKey: string) => string;
}

/** One for each language, because the stickers show names. */
export type VideoName = 'name-stickers.mp4' | 'name-stickers-en.mp4';

/** A picture on a page: its alternative text, and the template that it links to. */
export interface Shown {
  readonly picture: PictureSpec;
  readonly alt: string;
  readonly template?: string;
}

let made = 0;
/** A counter instead of random ids, so that the demo is the same every time. */
const idOf = (prefix: 'section' | 'block') => `${prefix}-demo${String(++made).padStart(3, '0')}`;

const fileOf = ({ picture, alt, template }: Shown, { urlOf, linkTo }: Known) => ({
  image: { url: urlOf(picture) },
  alt,
  ...(template !== undefined && { link: linkTo(template) }),
});

const imageBlock = (shown: Shown, known: Known, look: object = { objectFit: 'cover' }) => ({
  id: idOf('block'),
  type: 'image',
  name: shown.alt,
  settings: { ...fileOf(shown, known), ...look },
});

/** Shows the whole product at every width, on the background of its picture. */
const wholeOn = ({ picture }: Shown) => ({
  objectFit: 'contain',
  backgroundColor: palettes[picture.palette].ground,
});

export type DemoSection = (known: Known) => object;

const section = (type: string, settings: object, blocks: readonly object[] = []) => ({
  id: idOf('section'),
  type,
  settings,
  blocks,
});

export function swiper(height: number, pictures: readonly Shown[]): DemoSection {
  return (known) =>
    section(
      'swiper',
      {
        height,
        autoplay: true,
        interval: 5000,
        loop: true,
        indicatorColor: '#ffffffb3',
        indicatorActiveColor: '#646cff',
      },
      pictures.map((shown) => imageBlock(shown, known, wholeOn(shown))),
    );
}

export function images(column: number, pictures: readonly Shown[]): DemoSection {
  return (known) =>
    section(
      'images',
      { column, gap: 12, paddingLeft: 16, paddingRight: 16, paddingBottom: 24 },
      pictures.map((shown) => imageBlock(shown, known)),
    );
}

export function image(shown: Shown, height: number): DemoSection {
  return (known) => section('image', { ...fileOf(shown, known), ...wholeOn(shown), height });
}

export interface Zone {
  /** Top, left, width and height in percent. */
  readonly at: readonly [number, number, number, number];
  readonly label: string;
  readonly template: string;
}

export function imageArea(shown: Shown, zones: readonly Zone[]): DemoSection {
  return (known) =>
    section(
      'image-area',
      { ...fileOf(shown, known), paddingBottom: 24 },
      zones.map(({ at: [top, left, width, height], label, template }) => ({
        id: idOf('block'),
        type: 'hot-zone',
        name: label,
        settings: { top, left, width, height, label, link: known.linkTo(template) },
      })),
    );
}

export function text(content: string, backgroundColor = 'transparent'): DemoSection {
  const paddings = { paddingTop: 28, paddingBottom: 20, paddingLeft: 16, paddingRight: 16 };
  return () => section('text', { content, backgroundColor, ...paddings });
}

/** A muted video that plays automatically unless the reader prefers reduced motion. */
export function video(file: VideoName, name: string, poster: PictureSpec): DemoSection {
  const playing = { controls: true, autoplay: true, muted: true, loop: true };
  return ({ videoUrlOf, urlOf }) => ({
    ...section('video', {
      video: { url: videoUrlOf(file) },
      poster: { url: urlOf(poster) },
      objectFit: 'cover',
      height: 320,
      paddingBottom: 24,
      ...playing,
    }),
    name,
  });
}
