import type { Ref } from 'react';

interface Props {
  ref: Ref<HTMLInputElement>;
  /** Lower case, without the dot. Empty: any. */
  extensions: readonly string[];
  isMultiple: boolean;
  onFiles: (files: File[]) => void;
}

/** The system's file dialog: a button beside it opens it with `click()`. */
export function FileInput({ ref, extensions, isMultiple, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      // Not `hidden`: the styles of a form show every file input.
      style={{ display: 'none' }}
      multiple={isMultiple}
      accept={extensions.map((extension) => `.${extension}`).join(',')}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // Otherwise selecting the same file again would not fire an event.
        event.target.value = '';
      }}
    />
  );
}
