import { Path2D } from '@napi-rs/canvas';
import { circle, fill, stroke } from '../board.ts';
import { lighten, mix } from '../color.ts';
import { type Frame, fillFrame, type Motif } from './motif.ts';

export const waves: Motif = {
  emblem(context, { inks }) {
    const rows = [inks.main, inks.accent, inks.deep, inks.main, inks.accent];
    rows.forEach((color, index) => {
      const y = 18 + index * 16;
      stroke(context, new Path2D(`M5 ${y} c15 -17 30 -17 45 0 s30 17 45 0`), color, 8);
    });
  },
  cover(context, { inks }, frame) {
    fillFrame(context, frame, lighten(inks.soft, 0.6));
    fill(context, circle(frame.width * 0.3, frame.height * 0.24, 15), inks.accent);
    const tones = [
      lighten(inks.soft, 0.2),
      mix(inks.soft, inks.main, 0.35),
      mix(inks.soft, inks.main, 0.75),
      mix(inks.main, inks.deep, 0.2),
      mix(inks.main, inks.deep, 0.6),
      inks.deep,
    ];
    tones.forEach((tone, index) => {
      const y = frame.height * (0.38 + (index * 0.6) / tones.length);
      fill(context, swell(frame, y, index), tone);
      stroke(context, crest(frame, y + 4.5, index), mix(tone, '#ffffff', 0.55), 0.9);
    });
  },
};

const length = 46;

function crest({ width }: Frame, y: number, index: number): Path2D {
  const start = -length - (index % 2) * (length / 2) - index * 4;
  const arcs = Math.ceil((width + length * 3) / length);
  const one = `c${length * 0.3} -11 ${length * 0.55} -11 ${length * 0.7} -1 s${length * 0.2} 7 ${length * 0.3} 1 `;
  return new Path2D(`M${start} ${y} ${one.repeat(arcs)}`);
}

function swell(frame: Frame, y: number, index: number): Path2D {
  const path = crest(frame, y, index);
  path.lineTo(frame.width + length * 3, frame.height + 20);
  path.lineTo(-length * 3, frame.height + 20);
  path.closePath();
  return path;
}
