import { Panel } from "@paygauge/ui";
import type { RunComparison } from "@paygauge/api-types/entities/comparison";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { inputChanges, type InputChange } from "./inputs-of.ts";

/** Which inputs of the two runs differ, in sentences; where none does, the remaining explanation of a difference. */
export function InputsPanel({ found: { before, after } }: { readonly found: RunComparison }) {
  const words = useTranslations("runs.compare.inputs");
  const { locale } = useFormats();
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const changes = inputChanges(before, after);
  if (changes.length === 0 && (before.made === null || after.made === null)) return null;
  const service = (name: string) =>
    name === "visa" || name === "mastercard" || name === "directory" ? words(`services.${name}`) : name;
  const sentence = (change: InputChange): string => {
    if ("files" in change) return words(change.key, { count: change.files.length, files: list.format(change.files) });
    const [was, is] = [change.before, change.after].map((value) => {
      if (value === "") return words("none");
      return change.key === "matchService" ? service(value) : value;
    });
    return words(change.key, { before: was ?? "", after: is ?? "" });
  };
  return (
    <Panel title={words("title")}>
      {changes.length === 0 ? (
        <p className="text-data">{words("same")}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1 ps-5 text-data wrap-anywhere">
          {changes.map((change) => (
            <li key={change.key}>{sentence(change)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
