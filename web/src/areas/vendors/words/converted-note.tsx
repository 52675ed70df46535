import type { VendorPage } from "@paygauge/api-types/entities/vendors";
import { useTranslations } from "../../../state/formats.ts";

/** Says that figures of several currencies were converted, at which rates, and what has no rate. */
export function ConvertedNote({ ratesOf, unconverted }: Pick<VendorPage, "ratesOf" | "unconverted">) {
  const words = useTranslations("vendors.list");
  if (ratesOf === null) return null;
  return (
    <span>
      {words("converted", { year: String(ratesOf) })}.{" "}
      {unconverted.length > 0 && `${words("unconverted", { currencies: unconverted.join(", ") })} `}
    </span>
  );
}
