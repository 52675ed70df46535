import { Dialog, Kbd } from "@paygauge/ui";
import { useState } from "react";
import type { PageId } from "@paygauge/api-types/sitemap";
import { ownValue } from "@paygauge/api-types/own-value";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { useGuard } from "../../state/permissions.ts";
import { jumps } from "./jumps.ts";
import { readPageKeys } from "./page-keys.ts";

type Row = readonly [keys: readonly string[], does: string];

/** The keys of the page that is open, then those of the shell that the user may use. */
export function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("palette");
  const pageNames = usePageNames();
  const { opens } = useGuard();
  const [ofPage] = useState(() => readPageKeys(document.querySelector("main") ?? document));
  const leaps = (Object.entries(jumps) as [string, PageId][]).filter(([, id]) => opens(id));
  const named: Readonly<Record<string, string>> = {
    arrows: words("keyNames.arrows"),
    Space: words("keyNames.space"),
    Escape: words("keyNames.escape"),
    ArrowLeft: words("keyNames.left"),
    ArrowRight: words("keyNames.right"),
  };
  const pageRows = ofPage.map((each): Row => [
    each.keys.map((key) => ownValue(named, key) ?? key),
    "does" in each ? words(`does.${each.does}`) : each.name,
  ]);
  const everywhere: readonly Row[] = [
    [["Ctrl", "K"], words("openPalette")],
    [["?"], words("openSheet")],
    ...leaps.map(([letter, id]): Row => [["g", letter], pageNames.title(id)]),
  ];
  return (
    <Dialog open title={words("sheet")} description={words("sheetLead")} onOpenChange={onClose}>
      {pageRows.length > 0 && <Keys title={words("ofPage")} rows={pageRows} />}
      <Keys title={words("everywhere")} rows={everywhere} />
    </Dialog>
  );
}

function Keys({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <section className="pb-3">
      <h3 className="mb-1.5 text-data font-semibold">{title}</h3>
      <dl className="grid grid-cols-[8rem_1fr] items-center gap-x-4 gap-y-1.5 text-data">
        {rows.map(([keys, does]) => (
          <div key={keys.join(" ")} className="contents">
            <dt>
              <Kbd keys={keys} />
            </dt>
            <dd className="min-w-0 wrap-anywhere">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
