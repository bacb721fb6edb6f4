import type { CheckedSheet, ImageAnswer, SheetImage, SheetLookups } from '../checked-sheet.ts';
import type { RememberedMapping } from '../headers.ts';
import type { SheetLimits } from '../limits.ts';
import type { SheetPicture } from '../raw-rows.ts';
import type { SheetHeader } from '../read-order-sheet.ts';

/** What goes between a sheet's thread and whoever started it. Ways to read a picture stay on the thread's side. */

export type DescribedPicture = Omit<SheetPicture, 'read'>;

export interface OpenAsk {
  path: string;
  mappings: readonly RememberedMapping[];
  limits: Partial<SheetLimits> | undefined;
}

export interface OpenAnswer {
  name: string;
  headers: readonly SheetHeader[];
  isPacked: boolean;
}

export interface CheckAsk {
  kind: SheetLookups['kind'];
  shipping: SheetLookups['shipping'];
  /** Whether numbers can be asked for that are taken already. */
  checksNumbers: boolean;
}

/** What a thread can be asked. */
export interface ThreadAnswers {
  open(ask: OpenAsk): Promise<OpenAnswer>;
  check(ask: CheckAsk): Promise<CheckedSheet>;
  readPicture(id: string): Promise<Uint8Array>;
  findFile(path: string): { name: string; size: number } | undefined;
  readFile(path: string): Promise<Uint8Array>;
  isAlive(ask: undefined): boolean;
}

/** What a thread asks back. */
export interface MainAnswers {
  findTemplate(no: string): ReturnType<SheetLookups['findTemplate']>;
  findImage(image: { reference: string; picture: DescribedPicture | undefined }): Promise<ImageAnswer>;
  findTaken(nos: readonly string[]): Promise<readonly string[]>;
  checked(rows: number): void;
}

/** The same sheet with other pictures: without their way to be read, or with it again. */
export function withPictures(checked: CheckedSheet, change: (picture: SheetPicture) => SheetPicture): CheckedSheet {
  const changeImage = (file: SheetImage): SheetImage =>
    file.image.picture ? { ...file, image: { ...file.image, picture: change(file.image.picture) } } : file;
  return {
    groups: checked.groups.map(({ template, rows }) => ({
      template,
      rows: rows.map((row) => {
        const { order } = row;
        if (order.productionImages.length === 0 && order.files.length === 0) return row;
        const [productionImages, files] = [order.productionImages.map(changeImage), order.files.map(changeImage)];
        return { ...row, order: { ...order, productionImages, files } };
      }),
    })),
    failed: checked.failed.map(({ row, reasons }) => {
      if (row.pictures.size === 0) return { row, reasons };
      const pictures = new Map([...row.pictures].map(([key, list]) => [key, list.map(change)]));
      return { row: { ...row, pictures }, reasons };
    }),
  };
}
