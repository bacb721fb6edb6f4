import type { ApplicationInfo, ApplicationUpdate } from '@platen/model/factory/application';
import type { FileRef } from '@platen/model/files/blobs';
import type { Currency } from '@platen/model/money/currencies';

/** With the names of the wire, so that refusals find their fields; files are objects here. */
export interface ApplicationValues {
  name: string;
  desc: string;
  share_title: string;
  share_desc: string;
  merchant_tool_version: string;
  time_zone: string;
  currency: Currency;
  logo_id: readonly FileRef[];
  share_image_id: readonly FileRef[];
  poster_image_id: readonly FileRef[];
  merchant_tool_for_mac_id: readonly FileRef[];
  merchant_tool_for_windows_id: readonly FileRef[];
}

const asList = (file: FileRef | null): readonly FileRef[] => (file ? [file] : []);
const asId = ([file]: readonly FileRef[]): number | null => file?.id ?? null;

export function toApplicationValues(info: ApplicationInfo): ApplicationValues {
  const { name, desc, share_title, share_desc, merchant_tool_version, time_zone, currency } = info;
  return {
    name,
    desc,
    share_title,
    share_desc,
    merchant_tool_version,
    time_zone,
    currency,
    logo_id: asList(info.logo),
    share_image_id: asList(info.share_image),
    poster_image_id: asList(info.poster_image),
    merchant_tool_for_mac_id: asList(info.merchant_tool_for_mac),
    merchant_tool_for_windows_id: asList(info.merchant_tool_for_windows),
  };
}

export function toApplicationUpdate(values: ApplicationValues): ApplicationUpdate {
  return {
    ...values,
    logo_id: asId(values.logo_id),
    share_image_id: asId(values.share_image_id),
    poster_image_id: asId(values.poster_image_id),
    merchant_tool_for_mac_id: asId(values.merchant_tool_for_mac_id),
    merchant_tool_for_windows_id: asId(values.merchant_tool_for_windows_id),
  };
}
