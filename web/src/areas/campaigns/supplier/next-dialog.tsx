import { Button, Dialog } from "@paygauge/ui";
import { useState } from "react";
import { nextKinds } from "@paygauge/api-types/campaigns/campaign-rules";
import { useMemberChanges } from "../move/use-member-changes.ts";
import { useTranslations } from "../../../state/formats.ts";
import { NextFields, type NextSaid } from "./next-fields.tsx";
import { useSupplierView } from "./supplier-view.ts";

/** The next action while it is changed; what is wrong is at its day. */
function useNextAction(onClose: () => void) {
  const words = useTranslations("campaigns.supplier");
  const { supplier, params, reload } = useSupplierView();
  const { supplierKey, version, nextKind, nextOn, nextTime } = supplier.member;
  const [value, setValue] = useState<NextSaid>({ kind: nextKind ?? "", on: nextOn ?? "", time: nextTime ?? "" });
  const [problem, setProblem] = useState("");
  const [pending, setPending] = useState(false);
  const { change } = useMemberChanges(params.jobId, params.campaignWorkflowId, async () => reload());
  const save = async () => {
    const kind = nextKinds.find((each) => each === value.kind) ?? null;
    if (kind !== null && value.on === "") {
      setProblem(words("dayMissing"));
      return;
    }
    setPending(true);
    const when = { nextOn: value.on, ...(value.time !== "" && { nextTime: value.time }) };
    const outcome = await change(
      { kind: "next", nextKind: kind, ...(kind !== null && when) },
      { kind: "rows", rows: [{ supplierKey, version }] },
    );
    setPending(false);
    if (outcome.ok) onClose();
    else setProblem(outcome.problem.fields["change.nextOn"] ?? outcome.problem.message);
  };
  const set = (next: NextSaid) => {
    setValue(next);
    setProblem("");
  };
  return { value, set, problem, pending, save };
}

/** Moves the next action to another day, or makes it another one. */
export function NextDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("campaigns.supplier");
  const { value, set, problem, pending, save } = useNextAction(onClose);
  return (
    <Dialog
      open
      size="md"
      submitting={pending}
      onOpenChange={onClose}
      title={words("moveNext")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {words("saveNext")}
          </Button>
        </>
      }
    >
      <NextFields value={value} needsTime={false} errors={problem === "" ? {} : { on: problem }} onChange={set} />
    </Dialog>
  );
}
