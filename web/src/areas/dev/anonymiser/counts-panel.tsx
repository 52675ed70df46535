import { FactList, Panel } from "@paygauge/ui";
import type { AnonymiserCounts, AnonymiserPreview } from "@paygauge/api-types/entities/anonymiser";
import { useFormats, useTranslations } from "../../../state/formats.ts";

const replaced = ["users", "programs", "issuers", "buyers", "brandings"] as const satisfies (keyof AnonymiserCounts)[];
const deleted = ["jobs", "files", "mails", "auditLines", "hubItems"] as const satisfies (keyof AnonymiserCounts)[];

/** Counts of what gets another name and of what is deleted, and what remains. */
export function CountsPanel({ preview: { counts, environment } }: { readonly preview: AnonymiserPreview }) {
  const words = useTranslations("dev.anonymiser");
  const formats = useFormats();
  const facts = (keys: readonly (keyof AnonymiserCounts)[]) =>
    keys.map((key): [string, string] => [words(`counts.${key}`), formats.count(counts[key])]);
  return (
    <Panel title={words("changes")} facts={words("environment", { name: environment })}>
      <div className="flex flex-col gap-3">
        <h3 className="text-data font-semibold">{words("replaced")}</h3>
        <FactList facts={facts(replaced)} />
        <h3 className="text-data font-semibold">{words("deleted")}</h3>
        <FactList facts={facts(deleted)} />
        <ul className="list-disc ps-5 text-label text-text-2">
          <li>{words("alsoDeleted")}</li>
          <li>{words("remains")}</li>
          <li>{words("accounts")}</li>
          <li>{words("meanwhile")}</li>
        </ul>
      </div>
    </Panel>
  );
}
