import type { VendorPage } from "@paygauge/api-types/entities/vendors";
import { useTranslations } from "../../../state/formats.ts";

/** Names the reference rates of converted figures, and the currencies without a rate. */
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
