/** A layer as a person adds and changes it in the designer. */
export interface ProductLayer {
  kind: 'Image' | 'Text' | 'Image group';
  /** What customers fill it in by. */
  label: string;
  /** In pixels of the print, in the order of the panel; what is left out stays where the designer put it. */
  frame?: Partial<Record<Side, number>>;
  /** In pixels too. */
  fontSize?: number;
  /** Uploaded and removed again, which gives the frame the proportions of the photos that customers send. */
  sample?: { width: number; height: number };
  /** Colors that customers choose from besides black, by name. */
  colors?: { label: string; isPapersOnly?: true; options: readonly (readonly [name: string, value: string])[] };
  /** How often the same picture is printed, in columns and rows. */
  grid?: { columns: number; rows: number; side: number; gap: number };
}

export type Side = 'Left' | 'Top' | 'Width' | 'Height';

/** What a customer orders; each cell by the label of its column. */
export interface ProductOrder {
  size: string;
  quantity: number;
  /** Texts to type. */
  texts?: Readonly<Record<string, string>>;
  /** Options to choose. */
  choices?: Readonly<Record<string, string>>;
  /** Photos to upload, in pixels. */
  photos?: Readonly<Record<string, { width: number; height: number }>>;
}

export interface Product {
  name: string;
  sizes: readonly { name: string; price: number; widthMm: number; heightMm: number }[];
  layers: readonly ProductLayer[];
  /** A second print of every size. */
  back?: readonly ProductLayer[];
  /** The most actions from the gallery to the publication. */
  actionsMax: number;
  orders: readonly ProductOrder[];
}

const photo = { kind: 'Image', label: 'Photo' } as const;
const landscape = { width: 1200, height: 900 };

/** What a factory of gifts makes. To add one: a record here. */
export const products: readonly Product[] = [
  {
    name: 'Photo mug',
    sizes: [{ name: '11 oz', price: 19.9, widthMm: 200, heightMm: 90 }],
    layers: [
      photo,
      { kind: 'Text', label: 'Name', frame: { Left: 340, Top: 410, Width: 500, Height: 100 }, fontSize: 80 },
    ],
    actionsMax: 45,
    orders: [{ size: '11 oz', quantity: 3, texts: { Name: 'Mia' }, photos: { Photo: landscape } }],
  },
  {
    name: 'Phone case',
    sizes: [
      { name: 'iPhone 15', price: 15, widthMm: 75, heightMm: 150 },
      { name: 'Galaxy S24', price: 15, widthMm: 74, heightMm: 152 },
      { name: 'Pixel 9', price: 14, widthMm: 76, heightMm: 158 },
    ],
    layers: [
      { ...photo, sample: { width: 450, height: 900 }, frame: { Left: 0, Top: 0, Width: 470 } },
      { kind: 'Text', label: 'Initials', frame: { Left: 70, Top: 700, Width: 300, Height: 120 }, fontSize: 100 },
    ],
    actionsMax: 80,
    orders: [
      { size: 'iPhone 15', quantity: 1, texts: { Initials: 'K.L.' }, photos: { Photo: { width: 700, height: 1400 } } },
      { size: 'Pixel 9', quantity: 2, texts: { Initials: 'Jo' }, photos: { Photo: { width: 600, height: 1200 } } },
    ],
  },
  {
    name: 'Team shirt',
    sizes: ['S', 'M', 'L', 'XL', 'XXL'].map((name) => ({ name, price: 25, widthMm: 300, heightMm: 400 })),
    layers: [{ ...photo, frame: { Left: 286, Top: 300, Width: 1200 } }],
    back: [
      {
        kind: 'Text',
        label: 'Player',
        frame: { Left: 186, Top: 300, Width: 1400, Height: 400 },
        fontSize: 320,
        colors: {
          label: 'Shirt color',
          isPapersOnly: true,
          options: [
            ['White', '#ffffff'],
            ['Navy', '#1d3557'],
          ],
        },
      },
    ],
    actionsMax: 168,
    orders: [
      {
        size: 'S',
        quantity: 1,
        texts: { Player: 'Ada' },
        choices: { 'Shirt color': 'Navy' },
        photos: { Photo: landscape },
      },
      {
        size: 'XL',
        quantity: 4,
        texts: { Player: 'Ben' },
        choices: { 'Shirt color': 'White' },
        photos: { Photo: landscape },
      },
    ],
  },
  {
    name: 'Sticker sheet',
    sizes: [{ name: '24 stickers', price: 9.5, widthMm: 180, heightMm: 275 }],
    layers: [
      {
        kind: 'Image group',
        label: 'Photo',
        frame: { Left: 15, Top: 29 },
        grid: { columns: 4, rows: 6, side: 236, gap: 30 },
      },
    ],
    actionsMax: 85,
    orders: [{ size: '24 stickers', quantity: 10, photos: { Photo: { width: 800, height: 800 } } }],
  },
  {
    name: 'Photo puzzle',
    sizes: [{ name: '500 pieces', price: 29, widthMm: 400, heightMm: 300 }],
    layers: [{ ...photo, sample: landscape, frame: { Left: 0, Top: 0, Width: 2363 } }],
    actionsMax: 37,
    orders: [{ size: '500 pieces', quantity: 1, photos: { Photo: landscape } }],
  },
  {
    name: 'Key ring',
    sizes: [{ name: '40 × 60 mm', price: 6.5, widthMm: 40, heightMm: 60 }],
    layers: [
      photo,
      {
        kind: 'Text',
        label: 'Name',
        frame: { Left: 18, Top: 270, Width: 200, Height: 70 },
        fontSize: 56,
        colors: {
          label: 'Ink',
          options: [
            ['Berry', '#a4133c'],
            ['Ocean', '#0a6ebd'],
          ],
        },
      },
    ],
    actionsMax: 62,
    orders: [
      {
        size: '40 × 60 mm',
        quantity: 2,
        texts: { Name: 'Rex' },
        choices: { Ink: 'Ocean' },
        photos: { Photo: landscape },
      },
    ],
  },
];
