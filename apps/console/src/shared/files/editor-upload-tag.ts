/** The tag of images that are uploaded in the designer and in the page editor, by which they are found again. */
export const editorUploadTag = 'art-editor';
