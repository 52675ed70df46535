import { CountBadge, Popover, useTexts } from "@paygauge/ui";
import { Users } from "lucide-react";
import { use, useState } from "react";
import { limits } from "@paygauge/api-types";
import { useCall } from "../../data/use-call.ts";
import { useWords } from "../../state/formats.ts";
import { NarrowContext } from "./narrow.ts";

/** Who has what open, and who changes it: a count at the foot of the rail, and a panel (specification section 9). */
export default function ActiveUsersQuickView() {
  const narrow = use(NarrowContext);
  const words = useWords("locks.active");
  const { labelled } = useTexts();
  const [open, setOpen] = useState(false);
  const people = useCall("activeEntityUsers", {}).data ?? [];
  return (
    <Popover
      label={words("title")}
      maxHeight={limits.quickViewHeight}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className={`flex min-h-8 w-full items-center gap-2.5 rounded-control text-label text-nav-text-2 hover:bg-nav-hover hover:text-nav-text max-md:min-h-11 ${narrow ? "justify-center" : "px-2"}`}
        >
          <Users aria-hidden size={16} strokeWidth={1.6} className="shrink-0" />
          <span className={narrow ? "sr-only" : "grow text-start"}>{words("title")}</span>
          <CountBadge count={people.length} label={words("badge")} />
        </button>
      }
    >
      <div className="w-80 max-w-full">
        <h2 className="mb-2 text-section font-semibold">{words("title")}</h2>
        {people.length === 0 && <p className="text-data text-text-2">{words("empty")}</p>}
        <ul className="divide-y divide-line">
          {people.map(({ userName, scope, entityName, exclusiveWriteAccess }) => (
            <li key={`${userName} ${scope} ${entityName}`} className="py-1.5">
              <div className="truncate font-medium">{userName}</div>
              <div className="flex items-baseline justify-between gap-3 text-label text-text-2">
                <span className="min-w-0 truncate">{labelled(words(`scopes.${scope}`), entityName)}</span>
                <span className="shrink-0">{words(exclusiveWriteAccess ? "edits" : "looks")}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}
