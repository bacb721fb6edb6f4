/**
 * Part of the digest under which a rendered image is stored. It must be raised with every change that changes a pixel,
 * which the golden images show: otherwise images of the previous version would be served as current.
 */
export const rendererVersion = 11;
