import type { Writable } from 'node:stream';
import { mmPerInch } from '@platen/design/constants';
import type { Size } from '@platen/design/geometry';
import { write } from '../write-stream.ts';

/** A page that one image covers completely. */
export interface PdfPage extends Size {
  readonly dpi: number;
  /** The width that is trimmed off each side after printing, in mm. It is part of the image. */
  readonly bleedMm: number;
  readonly channels: 3 | 4;
  /** The ICC profile of the pixels. */
  readonly profile: Uint8Array;
}

const pointsPerInch = 72;
/** The longest side of a page in units that PDF programs accept. A larger page is described in larger units. */
const unitsMax = 14_400;

/**
 * Writes a PDF with one lossless image, which is streamed and never in memory as a whole.
 * @param rows the image as in the IDAT chunks of a PNG: one zlib stream of rows with their filter bytes
 */
export async function writePdf(page: PdfPage, rows: AsyncIterable<Uint8Array>, stream: Writable): Promise<void> {
  const offsets: number[] = [];
  let at = 0;
  const put = async (bytes: Uint8Array) => {
    at += bytes.length;
    await write(stream, bytes);
  };
  const putText = (text: string) => put(Buffer.from(text, 'latin1'));
  const putObject = async (body: string) => {
    offsets.push(at);
    await putText(`${offsets.length} 0 obj\n${body}\nendobj\n`);
  };
  const [contents, boxes] = layoutPage(page);
  const { width, height, channels, profile } = page;
  // The comment of bytes above 127 lets transfer programs recognize the file as binary.
  await putText('%PDF-1.6\n%\xe2\xe3\xcf\xd3\n');
  await putObject('<< /Type /Catalog /Pages 2 0 R >>');
  await putObject('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  await putObject(
    `<< /Type /Page /Parent 2 0 R ${boxes} /Contents 4 0 R /Resources << /XObject << /Image 5 0 R >> >> >>`,
  );
  await putObject(`<< /Length ${contents.length} >>\nstream\n${contents}\nendstream`);
  offsets.push(at);
  await putText(
    `5 0 obj\n<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ` +
      `/ColorSpace [/ICCBased 6 0 R] /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${channels} ` +
      `/BitsPerComponent 8 /Columns ${width} >> /Length 7 0 R >>\nstream\n`,
  );
  const start = at;
  for await (const bytes of rows) await put(bytes);
  const byteCount = at - start;
  await putText('\nendstream\nendobj\n');
  offsets.push(at);
  await putText(`6 0 obj\n<< /N ${channels} /Length ${profile.length} >>\nstream\n`);
  await put(profile);
  await putText('\nendstream\nendobj\n');
  await putObject(String(byteCount));
  const xrefAt = at;
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = offsets.length + 1;
  await putText(`xref\n0 ${count}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${count} /Root 1 0 R >>\n`);
  await putText(`startxref\n${xrefAt}\n%%EOF\n`);
}

/** Returns the drawing commands and the boxes of the page: the printed area with its bleed, and the trimmed page. */
function layoutPage({ width, height, dpi, bleedMm }: PdfPage): [contents: string, boxes: string] {
  // Programs disagree about an inverted trim box: they take it for the whole page, for nothing, or for a mirrored box.
  if (2 * (bleedMm / mmPerInch) * dpi >= Math.min(width, height))
    throw new RangeError('the bleed is as large as the page');
  const unit = Math.max(1, Math.ceil((Math.max(width, height) * pointsPerInch) / dpi / unitsMax));
  const units = (inches: number) => Number(((inches * pointsPerInch) / unit).toFixed(4));
  const [right, top, bleed] = [units(width / dpi), units(height / dpi), units(bleedMm / mmPerInch)];
  const whole = `[0 0 ${right} ${top}]`;
  const trim = `[${bleed} ${bleed} ${units(width / dpi - bleedMm / mmPerInch)} ${units(height / dpi - bleedMm / mmPerInch)}]`;
  const userUnit = unit === 1 ? '' : ` /UserUnit ${unit}`;
  return [
    `q ${right} 0 0 ${top} 0 0 cm /Image Do Q`,
    `/MediaBox ${whole} /BleedBox ${whole} /TrimBox ${trim}${userUnit}`,
  ];
}
