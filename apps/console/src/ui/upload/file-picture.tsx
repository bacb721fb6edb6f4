import { useCallback } from 'react';

/** A picture that is not stored yet, as the browser has it. Its address is given back when it is gone. */
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
