/** What the pictures and films of pages may be. A page is read on phones: nothing larger is of use there. */
export const pictureMaxMb = 20;
export const videoMaxMb = 100;
export const pictureLimits = { extensions: ['png', 'jpg', 'jpeg', 'webp', 'gif'] };

/** Pictures of pages are found again among all others by this. */
export const uploadTag = 'custom-page';
