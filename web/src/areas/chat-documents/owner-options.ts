import type { Option } from "@paygauge/ui";
import type { AnswerOf } from "@paygauge/api-types/endpoints";

export type Documents = AnswerOf<"chatDocuments">;
export type ListedDocument = Documents["documents"][number];

/** The owners that a user may choose: "" is every issuer, which staff alone manage. */
export function ownerOptions({ issuers, manages_everyone }: Documents, everyone: string): readonly Option[] {
  const own = issuers.map(({ id, name }) => ({ value: id, label: name }));
  return manages_everyone ? [{ value: "", label: everyone }, ...own] : own;
}
