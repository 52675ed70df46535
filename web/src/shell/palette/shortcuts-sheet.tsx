import { Dialog, Kbd } from "@paygauge/ui";
import { type PageId } from "@paygauge/api-types";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { useGuard } from "../../state/permissions.ts";
import { jumps } from "./jumps.ts";

/** Every key of the shell that the person may use. */
export function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("palette");
  const pageNames = usePageNames();
  const { opens } = useGuard();
  const leaps = (Object.entries(jumps) as [string, PageId][]).filter(([, id]) => opens(id));
  const rows = [
    [["Ctrl", "K"], words("openPalette")],
    [["?"], words("openSheet")],
    ...leaps.map(([letter, id]) => [["g", letter], pageNames.title(id)] as const),
  ] as const;
  return (
    <Dialog open title={words("sheet")} description={words("sheetLead")} onOpenChange={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 pb-2 text-data">
        {rows.map(([keys, label]) => (
          <div key={keys.join(" ")} className="contents">
            <dt>
              <Kbd keys={keys} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
