import { notExists, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { downloadKinds, type DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";
import { fieldsProblem, type ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import { issuerProfileFields } from "@paygauge/api-types/entities/issuers";
import type { datapointProfileResource } from "@paygauge/api-types/endpoints/datapoint-profiles";
import { message } from "@paygauge/api-types/catalogue/message";
import { nameIsFree, type RecordStore } from "../../records/record-store.ts";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { guardOf, type Database } from "../../store/database.ts";
import { soundList } from "../../store/columns.ts";
import { datapointProfiles, issuers } from "../../store/schema.ts";
import { readStored } from "@paygauge/worker/stored-json";

// Written out: in a selection of one table drizzle drops the table of a column.
const isGiven = sql`datapoint_profiles.id in (issuers.analysis_data_download_profile_id,
  issuers.matched_data_only_download_profile_id, issuers.onboarding_data_download_profile_id)`;

/** Names that a page lists of a profile's issuers. */
const maxNames = sql.raw("200");
const names = v.array(v.string());

/** @throws Refusal 422 naming what is wrong with the columns */
function requireFields(fields: readonly ProfileField[], kind: DownloadKind): void {
  const problem = fieldsProblem(fields, kind);
  if (problem !== null) throw invalid("fields", problem);
}

const isFree = (db: Database, name: string, butId: string) =>
  nameIsFree(db, datapointProfiles, { name, butId }, invalid("name", message("profileNameTaken")));

export const profileStore = {
  table: datapointProfiles,
  columns: () => ({
    id: datapointProfiles.id,
    name: datapointProfiles.name,
    kind: datapointProfiles.kind,
    fields: datapointProfiles.fields,
    fieldsCount: sql<number>`json_array_length(${soundList(sql`datapoint_profiles.fields`)})`,
    issuersCount: sql<number>`(select count(*) from issuers where ${isGiven})`,
    issuerNames: sql<
      string[]
    >`(select json_group_array(name) from (select issuers.name as name from issuers where ${isGiven} order by issuers.name limit ${maxNames}))`.mapWith(
      (text: string) => readStored(names, text, "profiles' issuers"),
    ),
    createdOn: datapointProfiles.createdOn,
    updatedOn: datapointProfiles.updatedOn,
    version: datapointProfiles.version,
  }),
  // Profiles belong to no issuer: their permission alone decides.
  reached: () => undefined,
  create: async ({ db, effectId }, body) => {
    requireFields(body.fields, body.kind);
    return { issuerId: null, statements: [isFree(db, body.name, effectId)] };
  },
  update: ({ db }, { id, kind }, { name, fields }) => {
    requireFields(fields, kind);
    return { issuerId: null, statements: [isFree(db, name, id)] };
  },
  remove: ({ db }, { id, name, issuerNames }) => {
    const given = db
      .select({ one: sql`1` })
      .from(issuers)
      .where(or(...downloadKinds.map((kind) => sql`${issuers[issuerProfileFields[kind]]} = ${id}`)));
    const inUse = refuse("profileInUse", { name, issuers: issuerNames.join(", ") });
    return { issuerId: null, statements: [guardOf(db, notExists(given), inUse)] };
  },
} satisfies RecordStore<typeof datapointProfileResource>;
