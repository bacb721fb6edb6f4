import { apiBasePath } from '@platen/model/api';

const uploadedAddress = new RegExp(`^(?:https?://[^/\\s]+)?${apiBasePath}/blobs/\\S+$`);

/** Whether a text is the address of an uploaded file, as cells of pictures hold it. */
export const isUploadedAddress = (text: string): boolean => uploadedAddress.test(text);
