import { CountBadge, Popover, TextLink } from "@paygauge/ui";
import { ListTodo } from "lucide-react";
import { useState } from "react";
import { limits, linkTo } from "@paygauge/api-types";
import { useCall } from "../../data/use-call.ts";
import { minutesBetween, shortType } from "../../state/command-words.ts";
import { useFormats, useWords } from "../../state/formats.ts";
import { useGuard } from "../../state/permissions.ts";
import { useTick } from "../../state/ticker.ts";

/** Commands that wait or run, at the foot of the rail: a count, and a panel with the commands (specification section 9). */
export function QueueQuickView({ narrow }: { readonly narrow: boolean }) {
  const words = useWords("shell.queue");
  const [open, setOpen] = useState(false);
  const { data } = useCall("proqCommandsInfo", {});
  const { opens } = useGuard();
  const commands = data ?? [];
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
          aria-label={words("open", { count: commands.length })}
          className={`flex min-h-8 w-full items-center gap-2.5 rounded-control text-label text-nav-text-2 hover:bg-nav-hover hover:text-nav-text max-md:min-h-11 ${narrow ? "justify-center" : "px-2"}`}
        >
          <ListTodo aria-hidden size={16} strokeWidth={1.6} className="shrink-0" />
          {!narrow && <span className="grow text-start">{words("title")}</span>}
          <CountBadge count={commands.length} label={words("title")} />
        </button>
      }
    >
      <div className="w-80 max-w-full">
        <div className="mb-2 flex items-baseline justify-between gap-3">
          <h2 className="text-section font-semibold">{words("title")}</h2>
          {opens("proqMonitoring") && (
            <TextLink href={linkTo("proqMonitoring")} onClick={() => setOpen(false)}>
              {words("toMonitor")}
            </TextLink>
          )}
        </div>
        {commands.length === 0 && <p className="text-data text-text-2">{words("empty")}</p>}
        <ul className="divide-y divide-line">
          {commands.map((command) => (
            <li key={command.id} className="py-1.5">
              <div className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate font-medium">{shortType(command.commandType)}</span>
                <Minutes since={command.queuedDate} />
              </div>
              <div className="flex items-baseline justify-between gap-3 text-label text-text-2">
                <span className="min-w-0 truncate">{command.jobName ?? ""}</span>
                <span className="shrink-0">
                  {command.state === "InProgress" ? words("inProgress") : words("pending")}
                </span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}

function Minutes({ since }: { readonly since: string }) {
  const words = useWords("shell.queue");
  const { count } = useFormats();
  const minutes = useTick((now) => Math.floor(minutesBetween(since, now)));
  return <span className="shrink-0 text-label text-text-2">{words("minutes", { minutes: count(minutes) })}</span>;
}
