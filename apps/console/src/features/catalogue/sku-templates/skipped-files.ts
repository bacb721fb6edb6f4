import { type SkippedFiles, skippedFilesSchema } from '@platen/model/catalogue/materials';

const endSignature = 0x06054b50;
const endLength = 22;
/** More than the server ever writes there. */
const commentLengthMax = 200;

/** What the server left out of the zip; undefined if it is complete. */
export async function findSkippedFiles(zip: Blob): Promise<SkippedFiles | undefined> {
  const comment = await readComment(zip);
  if (comment === undefined) return undefined;
  const skipped = skippedFilesSchema.parse(JSON.parse(comment));
  return skipped.failed > 0 ? skipped : undefined;
}

/** The comment of a zip file follows its end record and is the last thing in it. */
async function readComment(zip: Blob): Promise<string | undefined> {
  const tail = new DataView(await zip.slice(-(endLength + commentLengthMax)).arrayBuffer());
  for (let at = tail.byteLength - endLength; at >= 0; at--) {
    const length = tail.getUint16(at + endLength - 2, true);
    if (tail.getUint32(at, true) !== endSignature || at + endLength + length !== tail.byteLength) continue;
    return length === 0 ? undefined : new TextDecoder().decode(new Uint8Array(tail.buffer, at + endLength));
  }
  return undefined;
}
