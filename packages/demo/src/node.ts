/** The content of the demo as bytes: pictures, files and fonts. */

export { designPictureFilename, drawDesignPicture } from './designs/picture.ts';
export { drawPicture } from './node/draw.ts';
export { readDemoFont } from './node/font-files.ts';
export { drawLibraryFile } from './node/library-file.ts';
export { readDemoVideo } from './node/video-files.ts';
