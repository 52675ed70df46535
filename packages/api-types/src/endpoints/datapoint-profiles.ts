import * as v from "valibot";
import { holders } from "../access/access.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { downloadKinds } from "../datapoints/download-kinds.ts";
import { profileField, profileFields } from "../datapoints/profile-field.ts";
import { previewProfileBody, profilePreview } from "../entities/datapoint-profiles.ts";
import { datapointProfilePages } from "../sitemap/datapoint-profiles.ts";
import type { Call } from "./call.ts";
import { createdOnField, nameField } from "./record-fields.ts";
import { resource, type RecordOf } from "./resource.ts";

const root = "/api/v1/datapoint-profiles";

/** A named column set for one of the three downloads; each change makes its next version. */
export const datapointProfileResource = resource({
  id: "datapointProfile",
  path: root,
  lock: "datapointProfile",
  pages: datapointProfilePages,
  access: { ...datapointProfilePages.access, create: "DatapointProfiles_CRUD" },
  fields: {
    name: nameField(encodedMessage("profileName")),
    /** Its download, which never changes: issuers are given it for that one. */
    kind: {
      read: v.picklist(downloadKinds),
      create: v.picklist(downloadKinds, encodedMessage("profileKind")),
      kind: "text",
      options: downloadKinds,
      column: { width: 180, grow: 1, inList: "line" },
    },
    fields: { read: v.array(profileField), create: profileFields, update: profileFields },
    fieldsCount: { read: v.number(), kind: "number", column: { width: 90, inList: "figure" } },
    /** Issuers whose download it is. */
    issuersCount: { read: v.number(), kind: "number", column: { width: 90, inList: "line" } },
    issuerNames: { read: v.array(v.string()) },
    createdOn: createdOnField,
    updatedOn: { read: v.string(), kind: "moment" },
  },
});
export type DatapointProfile = RecordOf<typeof datapointProfileResource>;

export const datapointProfilesCalls = {
  ...datapointProfileResource.calls,
  /** The first rows of a job with columns that need not be saved. */
  previewDatapointProfile: {
    method: "POST",
    path: `${root}/preview`,
    access: holders("DatapointProfiles_CRUD"),
    effect: "read",
    body: previewProfileBody,
    answer: profilePreview,
  },
} as const satisfies Record<string, Call>;
