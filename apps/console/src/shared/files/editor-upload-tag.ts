/** What the pictures of both editors, the designer's and that of pages, are tagged with, and found again by. */
export const editorUploadTag = 'art-editor';
