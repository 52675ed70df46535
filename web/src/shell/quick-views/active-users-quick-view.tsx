import { useTexts } from "@paygauge/ui";
import { Users } from "lucide-react";
import { use } from "react";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { NarrowContext } from "./narrow.ts";
import { QuickView } from "./quick-view.tsx";

/** Who has what open, and who changes it. */
export default function ActiveUsersQuickView() {
  const narrow = use(NarrowContext);
  const words = useTranslations("locks.active");
  const { labelled } = useTexts();
  const people = useCall("activeEntityUsers", {}).data ?? [];
  return (
    <QuickView
      title={words("title")}
      icon={Users}
      count={people.length}
      countLabel={words("badge")}
      narrow={narrow}
      empty={words("empty")}
    >
      {people.map(({ userName, scope, entityName, exclusiveWriteAccess }) => (
        <li key={`${userName} ${scope} ${entityName}`} className="py-1.5">
          <div className="truncate font-medium">{userName}</div>
          <div className="flex items-baseline justify-between gap-3 text-label text-text-2">
            <span className="min-w-0 truncate">{labelled(words(`scopes.${scope}`), entityName)}</span>
            <span className="shrink-0">{words(exclusiveWriteAccess ? "edits" : "looks")}</span>
          </div>
        </li>
      ))}
    </QuickView>
  );
}
