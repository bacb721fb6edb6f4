import { openOrderSheet } from '@platen/sheet/read-order-sheet';
import { openFile } from './file-source.ts';

/** Reads the sheet that it is given in a process of its own, so that the peak of its memory is that of the reading. */
const source = await openFile(process.argv[2] ?? '');
let rows = 0;
if (process.argv[3] !== 'nothing') for await (const _ of (await openOrderSheet(source)).rows()) rows++;
await source.file.close();
process.send?.({ rows, peakMb: process.resourceUsage().maxRSS / 1024 });
