import { type Matrix, multiply, scaling } from '@platen/design/geometry';
import { coverByBands } from './bands.ts';
import { enlargedStroke, hairlineMaxPx } from './hairline.ts';
import type { Host, HostContext, HostPath, Matrix2D } from './host.ts';
import type { Mask, PixelRect } from './surface.ts';

/** Paths to coverage. Holds one canvas and uses it again: a new one for each path costs more than the path. */
export interface Rasteriser {
  /** A path of several, each in its own place. Nothing is drawn where it would be blended with itself. */
  join(parts: readonly { path: HostPath; matrix: Matrix }[]): HostPath;
  newPath(svg: string): HostPath;
  fill(path: HostPath, matrix: Matrix, frame: PixelRect): Mask;
  stroke(path: HostPath, matrix: Matrix, frame: PixelRect, line: Line): Mask;
}

export interface Line {
  readonly width: number;
  /** Sharp corners for rectangles; round ones for letters, whose points would become spikes. */
  readonly join: 'round' | 'miter';
}

/** Larger than this, a canvas is made for the occasion and let go, so that one poster does not hold its memory. */
const keptPixelsMax = 4_000_000;

export function newRasteriser(host: Host): Rasteriser {
  let kept: { context: HostContext; width: number; height: number } | undefined;

  function contextOf(width: number, height: number): HostContext {
    if (kept && kept.width >= width && kept.height >= height) {
      kept.context.setTransform(1, 0, 0, 1, 0, 0);
      kept.context.clearRect(0, 0, width, height);
      return kept.context;
    }
    const size = { width: Math.max(width, kept?.width ?? 256), height: Math.max(height, kept?.height ?? 256) };
    if (size.width * size.height > keptPixelsMax) return host.newContext(width, height);
    kept = { context: host.newContext(size.width, size.height), ...size };
    return kept.context;
  }

  function cover(frame: PixelRect, matrix: Matrix, draw: (context: HostContext) => void): Mask {
    const context = contextOf(frame.width, frame.height);
    const [a, b, c, d, e, f] = multiply([1, 0, 0, 1, -frame.left, -frame.top], matrix);
    context.setTransform(a, b, c, d, e, f);
    draw(context);
    const { data } = context.getImageData(0, 0, frame.width, frame.height);
    return { ...frame, data, step: 4, offset: 3 };
  }

  function fill(path: HostPath, matrix: Matrix, frame: PixelRect): Mask {
    return cover(frame, matrix, (context) => {
      context.fillStyle = '#000';
      context.fill(path);
    });
  }

  function stroke(path: HostPath, matrix: Matrix, frame: PixelRect, line: Line): Mask {
    return cover(frame, matrix, (context) => {
      context.strokeStyle = '#000';
      context.lineWidth = line.width;
      context.lineJoin = line.join;
      context.miterLimit = 10;
      context.stroke(path);
    });
  }

  return {
    newPath: (svg) => host.newPath(svg),
    join(parts) {
      const whole = host.newPath();
      for (const { path, matrix } of parts) whole.addPath(path, toMatrix2D(matrix));
      return whole;
    },
    fill: (path, matrix, frame) => coverByBands(frame, (part) => fill(path, matrix, part)),
    stroke(path, matrix, frame, line) {
      const widthPx = line.width * Math.hypot(matrix[0], matrix[1]);
      if (widthPx > hairlineMaxPx) return coverByBands(frame, (part) => stroke(path, matrix, part, line));
      return coverByBands(frame, (band) =>
        enlargedStroke(band, widthPx, (part, times, lineTimes) =>
          stroke(path, multiply(scaling(times), matrix), part, { ...line, width: line.width * lineTimes }),
        ),
      );
    },
  };
}

function toMatrix2D([a, b, c, d, e, f]: Matrix): Matrix2D {
  return { a, b, c, d, e, f };
}
