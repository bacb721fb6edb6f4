/** What the pictures and films of pages may be. A page is read on phones: nothing larger is of use there. */
export const pictureMaxMb = 20;
export const videoMaxMb = 100;
export const pictureLimits = { extensions: ['png', 'jpg', 'jpeg', 'webp', 'gif'] };
