import { Panel } from "@paygauge/ui";
import type { VendorDetail } from "@paygauge/api-types/entities/vendors";
import { useAction } from "../../../data/use-action.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useVendorView } from "./vendor-view.ts";

/** Vendors that were merged into this one, each with the way to split it off, and the history of it. */
export function MergesPanel() {
  const words = useTranslations("vendors.page");
  const formats = useFormats();
  const { merged, history, mayMerge } = useVendorView().vendor;
  const named = (name: string) => (name === "" ? words("unnamed") : name);
  return (
    <Panel title={words("changes")}>
      {history.length === 0 && <p className="text-data text-text-2">{words("noChanges")}</p>}
      {mayMerge && merged.length > 0 && (
        <ul className="mb-2 flex flex-col gap-1">
          {merged.map((each) => (
            <Merged key={each.vendorId} merged={each} name={named(each.name)} />
          ))}
        </ul>
      )}
      <ol className="flex flex-col gap-1.5 text-data">
        {history.map(({ entryId, what, otherName, author, at, reason }) => (
          <li key={entryId}>
            <p>{words(what, { name: named(otherName) })}</p>
            {reason !== "" && <p className="whitespace-pre-wrap wrap-anywhere text-text-2">{reason}</p>}
            <p className="text-label text-text-2">
              <time dateTime={at}>{words("by", { author, day: formats.day(at) })}</time>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface MergedProps {
  readonly merged: VendorDetail["merged"][number];
  readonly name: string;
}

function Merged({ merged, name }: MergedProps) {
  const words = useTranslations("vendors.page");
  const { vendor, reload } = useVendorView();
  const merge = useTranslations("vendors.merge");
  const { run } = useAction("splitVendor", { operation: words("split") });
  const { run: mergeAgain } = useAction("mergeVendors", { operation: merge("operation") });
  const undo = async () => {
    const outcome = await mergeAgain({
      params: { vendorId: vendor.vendorId },
      body: { from: merged.vendorId, reason: "" },
    });
    if (outcome?.ok === true) reload();
  };
  const split = async () => {
    const outcome = await run({
      params: { vendorId: vendor.vendorId },
      body: { vendorId: merged.vendorId, reason: "" },
    });
    if (outcome?.ok !== true) return;
    notifyDone(words("splitDone"), { label: merge("undo"), onSelect: () => void undo() });
    reload();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 text-data">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <ConfirmButton
        size="sm"
        variant="secondary"
        label={words("split")}
        name={words("splitOf", { name })}
        title={words("splitAsk", { name })}
        description={words("splitText")}
        act={split}
      />
    </li>
  );
}
