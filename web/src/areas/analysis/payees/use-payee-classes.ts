import { payeeClasses } from "@paygauge/api-types/entities/ledger-words";
import type { PayeeItem } from "@paygauge/api-types/entities/payee-classes";
import { useTranslations } from "../../../state/formats.ts";

type PayeeClass = PayeeItem["payeeClass"];

/** Classes that can be decided, in the order of lists. */
export const decidable: readonly PayeeClass[] = payeeClasses.filter((each) => each !== "Redacted");

/** What the classes are called. */
export function usePayeeClassName(): (payeeClass: string) => string {
  const words = useTranslations("suppliers.grid");
  return (name) => {
    const known = payeeClasses.find((each) => each === name);
    return known === undefined ? name : words(`payeeClasses.${known}`);
  };
}
