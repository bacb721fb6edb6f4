import { pageStyle } from '@platen/pages/page-style';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { frameStyle } from './frame-style.ts';

interface Props {
  title: string;
  widthPx: number;
  heightPx: number;
  onReady?: (document: Document) => void;
  children: ReactNode;
}

/**
 * A page in a window of its own width. It is drawn from here, and nothing runs in it, whatever a text may hold: its policy
 * lets no script through, neither elements nor attributes.
 */
export function PreviewFrame({ title, widthPx, heightPx, onReady, children }: Props) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <>
      {/* No sandbox: Safari calls no listener of ours in one that runs no scripts. The policy lets none through either. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={title}
        srcDoc={frameHtml()}
        style={{ display: 'block', width: widthPx, height: heightPx, border: 0, background: '#fff' }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          setBody(contentDocument.body);
          onReady?.(contentDocument);
        }}
      />
      {body && createPortal(children, body)}
    </>
  );
}

function frameHtml(): string {
  const { origin } = window.location;
  const policy = `default-src 'none'; img-src ${origin}; media-src ${origin}; style-src 'unsafe-inline'`;
  return (
    `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<style>${pageStyle}${frameStyle}</style></head><body></body></html>`
  );
}
