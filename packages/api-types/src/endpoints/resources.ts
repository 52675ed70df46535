import type { RecordType } from "../sitemap/records.ts";
import { buyerResource } from "./buyers.ts";
import { datapointProfileResource } from "./datapoint-profiles.ts";
import { sftpConfigurationResource } from "./sftp-configurations.ts";
import type { AnyResource } from "./resource.ts";

/** Every declared resource by its id. */
export const resources = {
  buyer: buyerResource,
  datapointProfile: datapointProfileResource,
  sftpConfiguration: sftpConfigurationResource,
} as const satisfies Record<RecordType, AnyResource>;
