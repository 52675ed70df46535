import { buyerResource } from "@paygauge/api-types/endpoints/buyers";
import { datapointProfileResource } from "@paygauge/api-types/endpoints/datapoint-profiles";
import { sftpConfigurationResource } from "@paygauge/api-types/endpoints/sftp-configurations";
import type { RecordType } from "@paygauge/api-types/sitemap/records";
import { buyerStore } from "../areas/buyers/buyer-store.ts";
import { buyersHandlers } from "../areas/buyers/handlers.ts";
import { profileStore } from "../areas/downloads/profile-store.ts";
import { profileHandlers } from "../areas/downloads/profile-handlers.ts";
import { configurationStore } from "../areas/sftp/configuration-store.ts";
import type { Handlers } from "../call-context.ts";
import { crud } from "./crud.ts";
import { readerOf, type RecordReader } from "./record-store.ts";

/** What answers the calls of each, with those that one has next to its own five. */
export const recordHandlers = {
  ...buyersHandlers,
  ...profileHandlers,
  ...crud(sftpConfigurationResource, configurationStore),
} satisfies Partial<Handlers>;

/** Reads one record of each declared resource, where the user reaches it: for locks, which name what they hold. */
export const recordReaders: Readonly<Record<RecordType, RecordReader>> = {
  buyer: readerOf(buyerResource, buyerStore),
  datapointProfile: readerOf(datapointProfileResource, profileStore),
  sftpConfiguration: readerOf(sftpConfigurationResource, configurationStore),
};
