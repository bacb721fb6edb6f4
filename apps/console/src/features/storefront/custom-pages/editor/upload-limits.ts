/** The limits for images and videos of pages. Pages are read on phones, where larger files are of no use. */
export const pictureMaxMb = 20;
export const videoMaxMb = 100;
export const pictureLimits = { extensions: ['png', 'jpg', 'jpeg', 'webp', 'gif'] };
