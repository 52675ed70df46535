import { Button, buttonStyle, Panel } from "@paygauge/ui";
import type { MatchDecisionBody, SupplierDecisions } from "@paygauge/api-types/entities/decisions";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { callHref } from "../../../data/call-api.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useMay } from "../../../state/permissions.ts";
import { RescoreButton } from "./rescore-button.tsx";
import { useMayDecide } from "../use-may-decide.ts";

interface DecisionProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
}

/** A user's word about the match: confirm it, refuse it, or let the machine decide; it counts on every re-score. */
export function MatchDecisions({ jobId, detail }: DecisionProps) {
  const words = useTranslations("decisions");
  const query = useRunQuery();
  const mayRule = useMayDecide();
  const mayRescore = useMay("JobCreate") && query.run !== "published";
  const { supplierKey } = detail.row;
  const { data, reload } = useCall("supplierDecisions", { params: { jobId, supplierKey }, query });
  if (data === undefined || detail.row.payeeClass === "Redacted" || (!mayRule && data.match === null)) return null;
  return (
    <Panel title={words("kept")}>
      <div className="flex flex-col gap-2">
        <Standing match={data.match} />
        {mayRule && <DecisionButtons jobId={jobId} detail={detail} match={data.match} onRuled={reload} />}
        {data.pending > 0 && <p className="text-data text-warning">{words("pending", { count: data.pending })}</p>}
        <div className="flex flex-wrap gap-2">
          {mayRescore && <RescoreButton jobId={jobId} />}
          {mayRule && (
            <a
              href={callHref("exportMatchDecisions", { params: { jobId } })}
              download
              className={buttonStyle({ size: "sm" })}
            >
              {words("download")}
            </a>
          )}
        </div>
      </div>
    </Panel>
  );
}

function Standing({ match }: { readonly match: SupplierDecisions["match"] }) {
  const words = useTranslations("decisions");
  const formats = useFormats();
  if (match === null) return null;
  const facts = { author: match.author, date: formats.day(match.at) };
  return (
    <output className="block text-data">
      {match.confirmed === null
        ? words("refused", { ...facts, count: match.refused.length })
        : words("confirmed", facts)}{" "}
      {match.isPending && words("thisPending")}
    </output>
  );
}

interface DecisionButtonsProps extends DecisionProps {
  readonly match: SupplierDecisions["match"];
  readonly onRuled: () => void;
}

function DecisionButtons({ jobId, detail, match, onRuled }: DecisionButtonsProps) {
  const words = useTranslations("decisions");
  const { supplierKey } = detail.row;
  const { run, pending } = useAction("ruleMatch", { operation: ({ body }) => words(body.decision) });
  const say = async (body: MatchDecisionBody) => {
    const outcome = await run({ params: { jobId, supplierKey }, body });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onRuled();
  };
  const entryId = detail.evidence?.entryId ?? null;
  const other = detail.runnerUp?.entryId ?? null;
  const isConfirmed = (id: string) => match?.confirmed === id;
  const isRefused = (id: string) => match?.refused.includes(id) ?? false;
  return (
    <div className="flex flex-wrap gap-2">
      {entryId !== null && !isConfirmed(entryId) && (
        <Button size="sm" pending={pending} onClick={() => void say({ decision: "confirm", entryId })}>
          {words("confirm")}
        </Button>
      )}
      {entryId !== null && !isRefused(entryId) && (
        <Button size="sm" pending={pending} onClick={() => void say({ decision: "refuse", entryId })}>
          {words("refuse")}
        </Button>
      )}
      {other !== null && !isConfirmed(other) && (
        <Button size="sm" pending={pending} onClick={() => void say({ decision: "confirm", entryId: other })}>
          {words("confirmRunnerUp")}
        </Button>
      )}
      {match !== null && (
        <Button size="sm" variant="quiet" pending={pending} onClick={() => void say({ decision: "clear" })}>
          {words("clear")}
        </Button>
      )}
    </div>
  );
}
