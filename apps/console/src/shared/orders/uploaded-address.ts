import { apiBasePath } from '@platen/model/api';

const uploadedAddress = new RegExp(`^(?:https?://[^/\\s]+)?${apiBasePath}/blobs/\\S+$`);

/** Whether a text is the URL of an uploaded file, as image cells contain it. */
export const isUploadedAddress = (text: string): boolean => uploadedAddress.test(text);
