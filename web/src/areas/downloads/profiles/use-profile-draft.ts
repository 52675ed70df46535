import type { OfferedDraft } from "@paygauge/ui";
import { useState } from "react";
import * as v from "valibot";
import { encodeMessage } from "@paygauge/api-types/catalogue/message";
import { datapointsOf, type DatapointKey } from "@paygauge/api-types/datapoints/datapoints";
import type { DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";
import {
  fieldsProblem,
  profileField,
  profileFields,
  type ProfileField,
} from "@paygauge/api-types/datapoints/profile-field";
import { usualField } from "@paygauge/api-types/datapoints/standard-profiles";
import type { DatapointProfile } from "@paygauge/api-types/endpoints/datapoint-profiles";
import "./datapoint-profiles-calls.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { profileChanges, type ChangeKind, type ProfileParts } from "./profile-changes.ts";

export interface ProfileDraft extends ProfileParts {
  readonly kind: DownloadKind;
  readonly changes: readonly ChangeKind[];
  /** Datapoints that can be added. */
  readonly left: readonly DatapointKey[];
  /** What is wrong with all fields together, as a message; null: nothing. */
  readonly problem: string | null;
  readonly removed: ProfileField | null;
  readonly offered: OfferedDraft | undefined;
  readonly setName: (name: string) => void;
  readonly change: (key: DatapointKey, part: Partial<ProfileField>) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (key: DatapointKey) => void;
  readonly undoRemove: () => void;
  readonly add: (key: DatapointKey) => void;
  readonly discard: () => void;
  /** What is here was saved. */
  readonly stored: () => void;
}

/** Problems of one field by the place of its input: "labels.de". */
export function fieldProblems(field: ProfileField): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(profileField, field);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}

function problemOf(fields: readonly ProfileField[], kind: DownloadKind): string | null {
  const { issues } = v.safeParse(profileFields, fields);
  if (issues) return issues[0].message;
  const problem = fieldsProblem(fields, kind);
  return problem && encodeMessage(problem);
}

/** A bound that is empty is none. */
const cleaned = (part: Partial<ProfileField>): Partial<ProfileField> => ({
  ...part,
  ...(part.min === "" ? { min: null } : {}),
  ...(part.max === "" ? { max: null } : {}),
});

/** A profile while it is edited; what is not saved is kept as a draft. */
export function useProfileDraft(profile: DatapointProfile): ProfileDraft {
  const saved: ProfileParts = { name: profile.name, fields: profile.fields };
  const [now, setNow] = useState(saved);
  const [taken, setTaken] = useState<{ field: ProfileField; at: number } | null>(null);
  const changes = profileChanges(saved, now);
  const setFields = (fields: readonly ProfileField[]) => setNow((before) => ({ ...before, fields }));
  const kept = useDraft(
    { entityType: "datapointProfile", entityId: profile.id },
    changes.length > 0 ? { name: now.name, fields: JSON.stringify(now.fields) } : null,
    ({ name, fields }) => {
      if (typeof name !== "string" || typeof fields !== "string") return;
      const parsed = v.safeParse(v.array(v.looseObject({ key: v.string() })), JSON.parse(fields));
      // Only this editor writes here, under the id of this profile.
      if (parsed.success) setNow({ name, fields: JSON.parse(fields) as ProfileField[] });
    },
  );
  return {
    ...now,
    kind: profile.kind,
    changes,
    left: datapointsOf(profile.kind).filter((key) => now.fields.every((field) => field.key !== key)),
    problem: problemOf(now.fields, profile.kind),
    removed: taken?.field ?? null,
    offered: kept.offered,
    setName: (name) => setNow({ ...now, name }),
    change: (key, part) =>
      setFields(now.fields.map((field) => (field.key === key ? { ...field, ...cleaned(part) } : field))),
    move: (from, to) => {
      const [field] = now.fields.slice(from, from + 1);
      if (field === undefined) return;
      const others = now.fields.filter((_, at) => at !== from);
      setFields([...others.slice(0, to), field, ...others.slice(to)]);
    },
    remove: (key) => {
      const at = now.fields.findIndex((field) => field.key === key);
      const field = now.fields[at];
      if (field === undefined) return;
      setTaken({ field, at });
      setFields(now.fields.filter((each) => each.key !== key));
    },
    undoRemove: () => {
      if (taken === null) return;
      setFields([...now.fields.slice(0, taken.at), taken.field, ...now.fields.slice(taken.at)]);
      setTaken(null);
    },
    add: (key) => setFields([...now.fields, usualField(key)]),
    discard: () => {
      setNow(saved);
      setTaken(null);
    },
    stored: () => {
      setTaken(null);
      kept.clear();
    },
  };
}
