import type { MenuGroup } from "@paygauge/ui";
import type { ExportItem } from "@paygauge/api-types/entities/exports";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { exportFileHref } from "./export-file.ts";
import { saveFrom } from "./save-from.ts";
import { useExports } from "./use-exports.ts";

/** The newest of them are enough. */
const keptShown = 5;

/** Files that the system wrote for the user before, as entries of an export's menu; no group where there is none. */
export function useKeptFiles(isOf: (item: ExportItem) => boolean): readonly MenuGroup[] {
  const words = useTranslations("lists.export");
  const formats = useFormats();
  const kept = (useExports().data ?? []).filter((item) => isOf(item) && item.state === "Completed").slice(0, keptShown);
  if (kept.length === 0) return [];
  const items = kept.map((item) => ({
    key: item.id,
    label: words("keptFile", { file: item.fileName, count: item.total, day: formats.day(item.createdOn) }),
    onSelect: () => saveFrom(exportFileHref(item)),
  }));
  return [{ key: "kept", label: words("kept"), items }];
}
