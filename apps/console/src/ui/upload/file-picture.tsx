import { useCallback } from 'react';

/** An image that is not stored yet, from the browser. Its object URL is revoked on unmount. */
export function FilePicture({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.setAttribute('src', url);
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" draggable={false} />;
}
