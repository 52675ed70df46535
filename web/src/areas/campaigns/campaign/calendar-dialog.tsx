import "../../../data/campaigns/calendar-calls.ts";
import { Button, CopyButton, Dialog, ErrorState, Skeleton } from "@paygauge/ui";
import { useState } from "react";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

/** Subscriptions to one's next actions: made, copied once, and revoked. */
export function CalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("campaigns.mails.calendar");
  const { data, problem, reload, refreshing } = useCall("calendarFeeds", {});
  const [address, setAddress] = useState<string | null>(null);
  const { run, pending } = useAction("makeCalendarFeed", { operation: words("makeOperation") });
  const make = async () => {
    const outcome = await run({});
    if (outcome?.ok !== true) return;
    setAddress(new URL(outcome.answer.path, window.location.origin).href);
    notifyDone(outcome.answer.message);
    reload();
  };
  return (
    <Dialog
      open
      submitting={pending}
      onOpenChange={onClose}
      title={words("title")}
      description={words("intro")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("close")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void make()}>
            {words("make")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-data">
        {address !== null && (
          <p className="flex items-center gap-2 rounded-control border border-line-2 p-2 wrap-anywhere">
            <span className="min-w-0 grow">{address}</span>
            <CopyButton text={address} label={words("copy")} />
          </p>
        )}
        {problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />}
        {data === undefined && problem === undefined && <Skeleton kind="table" columns={1} rows={2} rowHeight={32} />}
        {data?.length === 0 && <p className="text-text-2">{words("none")}</p>}
        {data !== undefined && data.length > 0 && (
          <ul className="divide-y divide-line">
            {data.map((feed) => (
              <Feed key={feed.id} feed={feed} onGone={reload} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

interface FeedProps {
  readonly feed: { readonly id: string; readonly createdOn: string };
  readonly onGone: () => void;
}

function Feed({ feed: { id, createdOn }, onGone }: FeedProps) {
  const words = useTranslations("campaigns.mails.calendar");
  const formats = useFormats();
  const { run, pending } = useAction("revokeCalendarFeed", { operation: words("revokeOperation") });
  const revoke = async () => {
    const outcome = await run({ params: { feedId: id } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onGone();
  };
  return (
    <li className="flex items-center gap-2 py-1.5">
      <span className="grow">{words("made", { day: formats.day(createdOn) })}</span>
      <Button size="sm" pending={pending} onClick={() => void revoke()}>
        {words("revoke")}
      </Button>
    </li>
  );
}
