import { Button, ConfirmDialog, ErrorState, MessageText, Panel, ProgressBar, Skeleton } from "@paygauge/ui";
import { useState } from "react";
import type { OneCompanyList } from "@paygauge/api-types/entities/company-lists";
import { companyLimits } from "@paygauge/api-types/entities/companies";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { CompanyListEntries } from "./company-list-entries.tsx";

/** How often a running list is asked for, ms. */
const pollMs = 1000;

interface CompanyListViewProps {
  readonly listId: string;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** One list: what it costs before it starts, how far it is, and its results. */
export function CompanyListView({ listId, onChanged, onRemoved }: CompanyListViewProps) {
  const { data: list, problem, reload, refreshing } = useCall("companyList", { params: { listId } });
  const isActive = list?.state === "waiting" || list?.state === "running";
  if (problem !== undefined) return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  if (list === undefined) return <Skeleton kind="form" fields={5} />;
  return (
    <div className="flex min-w-0 flex-col gap-3.5 max-lg:order-first">
      {isActive && <FollowList listId={listId} />}
      <ListFacts
        list={list}
        isActive={isActive}
        onChanged={() => {
          reload();
          onChanged();
        }}
        onRemoved={onRemoved}
      />
      {list.state !== "notStarted" && <CompanyListEntries key={list.state} list={list} />}
    </div>
  );
}

/** Asks for a list again and again: the screen that shows it gets the same answers. */
function FollowList({ listId }: Pick<CompanyListViewProps, "listId">) {
  useCall("companyList", { params: { listId } }, { pollMs });
  return null;
}

interface ListFactsProps {
  readonly list: OneCompanyList;
  readonly isActive: boolean;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

function ListFacts({ list, isActive, onChanged, onRemoved }: ListFactsProps) {
  const words = useTranslations("tools.companies.lists");
  const states = useTranslations("tools.companies.lists.states");
  const { state, message, done, entries } = list;
  return (
    <Panel title={list.name} facts={states(state)}>
      <div className="flex flex-col gap-3">
        {state === "done" ? null : state === "notStarted" ? (
          <Estimate list={list} />
        ) : (
          <ProgressBar
            label={words("progress")}
            value={done}
            max={entries}
            amount={words("foundOf", { found: done, count: entries })}
          />
        )}
        {isActive && <Estimate list={list} />}
        {message !== null && (
          <p role="alert" className="text-data text-danger">
            <MessageText message={message} />
          </p>
        )}
        <ListActions list={list} isActive={isActive} onChanged={onChanged} onRemoved={onRemoved} />
      </div>
    </Panel>
  );
}

/** Requests and time that the open entries need, against what Companies House allows. */
function Estimate({ list: { calls, seconds, callsLeft, registerDate } }: { readonly list: OneCompanyList }) {
  const words = useTranslations("tools.companies.lists");
  const formats = useFormats();
  const isLong = seconds >= 90;
  const time = words(isLong ? "minutes" : "seconds", { count: isLong ? Math.ceil(seconds / 60) : seconds });
  return (
    <p className="text-data">
      {words("estimate", { calls, time })}{" "}
      <span className="text-text-2">
        {callsLeft !== null
          ? words("ofLimit", { left: callsLeft, calls: companyLimits.calls, minutes: companyLimits.callsMinutes })
          : registerDate !== null && words("fromRegister", { day: formats.day(registerDate) })}
      </span>
    </p>
  );
}

function ListActions({ list, isActive, onChanged, onRemoved }: ListFactsProps) {
  const words = useTranslations("tools.companies.lists");
  const mayChange = useMayChange();
  const [isAsking, setAsking] = useState(false);
  const start = useAction("startCompanyList", { operation: words("start") });
  const cancel = useAction("cancelCompanyList", { operation: words("cancel") });
  const resume = useAction("resumeCompanyList", { operation: words("resume") });
  const remove = useAction("deleteCompanyList", { operation: words("remove") });
  const params = { listId: list.id };
  const { state } = list;
  const action = isActive ? cancel : state === "notStarted" ? start : resume;
  const word = isActive ? "cancel" : state === "notStarted" ? "start" : "resume";
  const act = async () => {
    await action.run({ params });
    onChanged();
  };
  const removeNow = async () => {
    const outcome = await remove.run({ params });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onRemoved();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {state !== "done" && (
        <Button
          variant={isActive ? "secondary" : "primary"}
          pending={action.pending}
          disabled={!mayChange}
          onClick={() => void act()}
        >
          {words(word)}
        </Button>
      )}
      <Button disabled={!mayChange} onClick={() => setAsking(true)}>
        {words("remove")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          size="sm"
          submitting={remove.pending}
          title={words("removeAsk", { name: list.name })}
          description={words("removeText")}
          confirmLabel={words("remove")}
          onConfirm={() => void removeNow()}
          onOpenChange={setAsking}
        />
      )}
    </div>
  );
}
