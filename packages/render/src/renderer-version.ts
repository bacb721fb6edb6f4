/**
 * Part of the address under which a rendered image is stored. Raise it with every change that changes a pixel:
 * the golden images tell, and an image that was stored before would otherwise be taken for the new one.
 */
export const rendererVersion = 7;
