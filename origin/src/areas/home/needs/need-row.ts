import type { Need, NeedKind } from "@paygauge/api-types/entities/needs";
import type { jobs } from "../../../store/schema.ts";
import type { Asking } from "../dashboard-parts.ts";

type JobRow = typeof jobs.$inferSelect;

/** How the rows of a kind are read. */
export type NeedReader = (asking: Asking) => Promise<Need[]>;

interface Said extends Partial<Need> {
  readonly kind: NeedKind;
  /** The id that the row is about. */
  readonly of: string;
  readonly since: string;
}

/** Fills in what the kind does not have. The fingerprint is what a new row of the same thing would change. */
export function needRow({ of, kind, since, count = 1, ...more }: Said): Need {
  return {
    id: `${kind}:${of}`,
    kind,
    since,
    count,
    fingerprint: `${since}|${count}`,
    ready: null,
    subject: "",
    job: null,
    campaignWorkflowId: null,
    money: null,
    reason: null,
    lock: null,
    ...more,
  };
}

/** What a row says of its job. */
export const jobOfNeed = ({
  id,
  name,
  kind,
  isDraft,
  state,
}: Pick<JobRow, "id" | "name" | "kind" | "isDraft" | "state">) => ({
  id,
  name,
  kind,
  isDraft,
  isReady: state === "Ready",
});
