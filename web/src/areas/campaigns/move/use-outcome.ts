import { useState } from "react";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { failReasons, fieldsOf, moveFields, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import type { MemberChange } from "@paygauge/api-types/entities/campaign-suppliers";
import type { ApiProblem } from "../../../data/api-problem.ts";
import { useTranslations } from "../../../state/formats.ts";
import { today } from "../words/days.ts";

export type OutcomeField = (typeof moveFields)[number];
export type Outcome = Readonly<Record<OutcomeField, string>>;
type OutcomeErrors = Readonly<Partial<Record<OutcomeField, string>>>;

/** What a move says, as the call takes it: fields that are empty are left out. */
export function moveOf(to: MemberStatus, said: Outcome): MemberChange {
  const agreedMethod = capabilities.find((each) => each === said.agreedMethod);
  const reason = failReasons.find((each) => each === said.reason);
  return {
    kind: "move",
    to,
    ...(agreedMethod !== undefined && { agreedMethod }),
    ...(said.agreedOn !== "" && { agreedOn: said.agreedOn }),
    ...(reason !== undefined && { reason }),
    ...(said.note.trim() !== "" && { note: said.note }),
    ...(said.detailsTo.trim() !== "" && { detailsTo: said.detailsTo }),
  };
}

/** A move without a word, for those that need none. */
export const silent: Outcome = { agreedMethod: "", agreedOn: "", reason: "", note: "", detailsTo: "" };

/** Fields of a move from any of these statuses: those it must fill, and those it may. */
function askedFields(to: MemberStatus, from: readonly MemberStatus[]) {
  const { needs, takes } = fieldsOf(to, from);
  return { needs, asked: moveFields.filter((field) => needs.includes(field) || takes.includes(field)) };
}

/** The fields of a move while they are filled in; what is wrong is said once saving was tried. */
export function useOutcome(to: MemberStatus, from: readonly MemberStatus[], method: Capability) {
  const words = useTranslations("campaigns.outcome");
  const { needs, asked } = askedFields(to, from);
  const [said, setSaid] = useState<Outcome>({
    ...silent,
    agreedMethod: needs.includes("agreedMethod") ? method : "",
  });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<OutcomeErrors>({});
  const own: Partial<Record<OutcomeField, string>> = {};
  for (const field of needs) if (said[field].trim() === "") own[field] = words(`missing.${field}`);
  if (said.agreedOn > today()) own.agreedOn = words("future");
  const errors: OutcomeErrors = { ...refused, ...(tried ? own : {}) };
  return {
    said,
    asked,
    needs,
    errors,
    set: (field: OutcomeField, value: string) => {
      setSaid((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _gone, ...rest }) => rest);
    },
    /** What to send; null where something is missing, which is said then. */
    check: (): MemberChange | null => {
      setTried(true);
      return Object.keys(own).length > 0 ? null : moveOf(to, said);
    },
    /** Whether a refusal was about fields, which say it then. */
    refuse: ({ fields }: ApiProblem): boolean => {
      const found = moveFields.flatMap((field) => {
        const text = fields[`change.${field}`] ?? fields[field];
        return text === undefined ? [] : [[field, text] as const];
      });
      setRefused(Object.fromEntries(found));
      return found.length > 0;
    },
  };
}
export type OutcomeForm = ReturnType<typeof useOutcome>;
