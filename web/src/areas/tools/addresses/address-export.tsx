import { Button, csvOf, saveFile } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";
import { addressRecord, addressToUse, type DecidedAddress } from "./decided-address.ts";

/** Every address as entered, with its check and the user's decision, as CSV or JSON. */
export function AddressExport({ addresses }: { readonly addresses: readonly DecidedAddress[] }) {
  const words = useTranslations("tools.addresses");
  const verdicts = useTranslations("tools.addresses.verdicts");
  const reasons = useTranslations("tools.addresses.reasons");
  const saveCsv = () => {
    const titles = ["entered", "decision", "use", "verdict", "printed", "country", "score", "why"] as const;
    const raw = addresses.map((address) => [
      address.entered,
      address.decision === null ? "" : words(address.decision),
      addressToUse(address),
      verdicts(address.checked.verdict),
      address.checked.printed.join(", "),
      address.checked.countryIso2 ?? "",
      String(address.checked.score),
      address.checked.reasons.map((reason) => reasons(reason)).join(" "),
    ]);
    const table = { head: titles.map((title) => words(title)), rows: raw, raw };
    saveFile(new Blob([csvOf(table)], { type: "text/csv" }), "addresses.csv");
  };
  const saveJson = () => {
    const text = JSON.stringify(addresses.map(addressRecord), null, 2);
    saveFile(new Blob([text], { type: "application/json" }), "addresses.json");
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={saveCsv}>{words("export")}</Button>
      <Button onClick={saveJson}>{words("exportJson")}</Button>
    </div>
  );
}
