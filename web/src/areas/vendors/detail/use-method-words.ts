import { paymentMethods } from "@paygauge/api-types/entities/ledger-words";
import { useTranslations } from "../../../state/formats.ts";

/** Returns the words of payment methods. */
export function useMethodWords(): (method: string) => string {
  const words = useTranslations("analysis.methods");
  return (method) => {
    const known = paymentMethods.find((each) => each === method);
    return known === undefined ? method : words(known);
  };
}
