import { useState } from "react";
import { type BusinessCase, businessCaseBody } from "@paygauge/api-types/entities/business-case";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CaseBody } from "@paygauge/analysis/value/case/case-model";
import * as v from "valibot";
import { useDraft } from "../../../data/drafts/use-draft.ts";

const same = (one: CaseBody, other: CaseBody): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A body as kept before; null where it is no part of this release. */
function bodyOf(text: string | boolean | readonly string[] | undefined): CaseBody | null {
  if (typeof text !== "string") return null;
  const read = v.safeParse(businessCaseBody, JSON.parse(text));
  return read.success ? read.output : null;
}

/** The case as it is edited: guarded and kept while it is not saved, for who may save it. */
export function useEditedCase(job: Job, found: BusinessCase) {
  const saved = found.body as CaseBody;
  const [edited, setEdited] = useState<CaseBody | null>(null);
  const body = edited ?? saved;
  const isChanged = edited !== null && !same(edited, saved);
  const { offered, clear } = useDraft(
    { entityType: "businessCase", entityId: job.id },
    isChanged && found.maySave ? { body: JSON.stringify(body) } : null,
    ({ body: kept }) => setEdited(bodyOf(kept)),
  );
  const drop = () => {
    clear();
    setEdited(null);
  };
  return { body, isChanged, edit: setEdited, drop, offered: found.maySave ? offered : undefined };
}
