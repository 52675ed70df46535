import { useState } from "react";
import { dispositionRules, nextKinds, type Disposition } from "@paygauge/api-types/campaigns/campaign-rules";
import { addWorkingDays } from "@paygauge/api-types/campaigns/working-days";
import type { AttemptBody } from "@paygauge/api-types/entities/campaign-suppliers";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useUnsaved } from "../../../state/unsaved.ts";
import { today } from "../words/days.ts";
import type { NextSaid } from "./next-fields.tsx";
import { useSupplierView } from "./supplier-view.ts";
import { useNextCall } from "./use-next-call.ts";

export type Channel = AttemptBody["channel"];
const none: NextSaid = { kind: "", on: "", time: "" };

/** What a disposition proposes next, counted in working days of the supplier's country. */
function proposed(disposition: Disposition, country: string): NextSaid {
  const { next } = dispositionRules[disposition];
  if (next === null) return { kind: "callBack", on: "", time: "" };
  return { kind: next.kind, on: addWorkingDays(today(), next.workingDays, country), time: "" };
}

interface AttemptErrors {
  readonly disposition?: string;
  readonly on?: string;
  readonly time?: string;
  /** What the system said and belongs to no field. */
  readonly form?: string;
}

/** What is typed, as the call takes it. Of mail and letters nothing is proposed: what comes next stays, unless said. */
function bodyOf(channel: Channel, disposition: Disposition | null, note: string, next: NextSaid): AttemptBody {
  const kind = nextKinds.find((each) => each === next.kind);
  return {
    channel,
    note,
    ...(channel === "call" && disposition !== null && { disposition }),
    ...(kind !== undefined && { next: { kind, on: next.on, ...(next.time !== "" && { time: next.time }) } }),
    ...(kind === undefined && channel === "call" && { next: null }),
  };
}

/** The words that are typed, until they are saved or cleared. */
function useTyped() {
  const [channel, setChannel] = useState<Channel>("call");
  const [disposition, setDisposition] = useState<Disposition | null>(null);
  const [note, setNote] = useState("");
  const [next, setNext] = useState<NextSaid>(none);
  const [errors, setErrors] = useState<AttemptErrors>({});
  useUnsaved(disposition !== null || note !== "");
  const clear = () => {
    setDisposition(null);
    setNote("");
    setNext(none);
    setErrors({});
  };
  return { channel, setChannel, disposition, setDisposition, note, setNote, next, setNext, errors, setErrors, clear };
}

/** An attempt while it is written down; one that could not be saved stays, and says so. */
export function useAttempt() {
  const words = useTranslations("campaigns.supplier");
  const { supplier, params, isCalling, reload } = useSupplierView();
  const typed = useTyped();
  const { channel, disposition, note, next, setErrors, clear } = typed;
  const { run, pending } = useAction("logCampaignAttempt", { operation: words("saveCall"), quiet: true });
  const nextCall = useNextCall();
  const faults = (): AttemptErrors => {
    if (channel === "call" && disposition === null) return { disposition: words("dispositionMissing") };
    if (next.kind !== "" && next.on === "") return { on: words("dayMissing") };
    return next.kind === "callBack" && next.time === "" ? { time: words("timeMissing") } : {};
  };
  const save = async () => {
    const found = faults();
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const outcome = await run({ params, body: bodyOf(channel, disposition, note, next) });
    if (outcome === null) return;
    if (!outcome.ok) {
      const { fields, message } = outcome.problem;
      const [on, time] = [fields["next.on"], fields["next.time"]];
      setErrors({
        ...(on !== undefined && { on }),
        ...(time !== undefined && { time }),
        ...(on === undefined && time === undefined && { form: `${message} ${words("notSaved")}` }),
      });
      return;
    }
    notifyDone(outcome.answer.message);
    clear();
    // The next call's page counts this one.
    reload();
    if (isCalling) await nextCall.go();
  };
  const choose = (chosen: Disposition) => {
    typed.setDisposition(chosen);
    typed.setNext(proposed(chosen, supplier.member.country));
    setErrors({});
  };
  const setChannel = (chosen: Channel) => {
    typed.setChannel(chosen);
    clear();
  };
  return { ...typed, choose, setChannel, save, pending: pending || nextCall.pending };
}
export type AttemptForm = ReturnType<typeof useAttempt>;
