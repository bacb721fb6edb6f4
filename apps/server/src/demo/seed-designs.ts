import {
  type DemoDesign,
  demoDesigns,
  designPictureKey,
  type DesignPicture,
  listDesignPictures,
} from '@platen/demo/designs';
import { designPictureFilename, drawDesignPicture } from '@platen/demo/node';
import { sceneOf } from '@platen/design/scene';
import type { Context } from '../platform/context.ts';
import { storeFile } from '../resources/files/blobs/blobs.service.ts';
import { renderNow } from '../resources/files/renders/renders.service.ts';
import { mapTwoAtOnce } from './two-at-once.ts';

export type DesignOf = (templateName: string) => DemoDesign | undefined;

/** Stores every picture of the templates' designs once, and answers the designs with the addresses in them. */
export async function drawDesigns(
  ctx: Context,
  templateNames: readonly string[],
  signal?: AbortSignal,
): Promise<DesignOf> {
  const urls = new Map<string, string>();
  const storePicture = async (picture: DesignPicture) => {
    const file = { filename: designPictureFilename(picture), bytes: await drawDesignPicture(picture) };
    const { url } = await storeFile(ctx, { ...file, ownerId: ctx.caller.id, tags: ['art-editor'] });
    urls.set(designPictureKey(picture), url);
  };
  await mapTwoAtOnce(listDesignPictures(templateNames), storePicture, signal);
  return (templateName) =>
    demoDesigns.get(templateName)?.((picture) => {
      const url = urls.get(designPictureKey(picture));
      if (url === undefined)
        throw new Error(`a design shows a picture that was not stored: ${designPictureKey(picture)}`);
      return url;
    });
}

/** The template's cover, drawn from its own layers: what the gallery shows is what the renderer makes. */
export async function renderCover(ctx: Context, design: DemoDesign, dpi: number): Promise<number | undefined> {
  const [config] = design.effect_image_configs;
  if (!config) return undefined;
  const areas = design.sample ? { custom: design.sample } : {};
  const { state, blob_id, error } = await renderNow(ctx, sceneOf(config, { areas, dpi }), 'effect');
  if (state !== 'done' || blob_id === null)
    throw new Error(`the cover of ${config.name} was not drawn: ${error ?? state}`);
  return blob_id;
}
