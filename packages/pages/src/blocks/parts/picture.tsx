/** @jsxRuntime automatic */
import { resizeQualityDefault, resizeWidthsPx } from '@platen/model/resized-pictures';
import { pageWidthPx } from '../../limits.ts';
import type { BlockContext } from '../define-block.ts';

/** The widths that a page is read at, from a small phone to a sharp desktop. */
const offeredWidthsPx = resizeWidthsPx.filter((width) => width >= 300 && width <= 2000);

interface Props {
  id: string;
  url: string;
  alt: string;
  context: BlockContext;
  /** It shares the width of the page with so many others. */
  columns: number;
  style?: { objectFit: 'contain' | 'cover' | 'fill' | 'scale-down'; height?: number };
}

/** A picture at the size that its reader needs; its place is kept free until it has come. */
export function Picture({ id, url, alt, context, columns, style }: Props) {
  if (url === '') return <span className="pp-empty" />;
  const size = context.sizeOf(url);
  const widths = offeredWidthsPx.filter((width) => size && width < size.width);
  const isLead = context.isLead(id);
  return (
    <img
      className="pp-picture"
      src={resized(url, widths.findLast((width) => width <= 1000) ?? 1000)}
      {...(widths.length > 1 && {
        srcSet: widths.map((width) => `${resized(url, width)} ${width}w`).join(', '),
        sizes: `(min-width: ${pageWidthPx}px) ${Math.round(pageWidthPx / columns)}px, ${Math.round(100 / columns)}vw`,
      })}
      {...size}
      alt={alt}
      loading={isLead ? 'eager' : 'lazy'}
      {...(isLead && { fetchPriority: 'high' })}
      decoding="async"
      style={style}
    />
  );
}

function resized(url: string, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}&quality=${resizeQualityDefault}`;
}
