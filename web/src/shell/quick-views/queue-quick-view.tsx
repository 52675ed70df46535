import { TextLink } from "@paygauge/ui";
import { ListTodo } from "lucide-react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useCall } from "../../data/use-call.ts";
import { minutesBetween, shortType } from "../../state/command-words.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useGuard } from "../../state/permissions.ts";
import { useTick } from "../../state/ticker.ts";
import { QuickView } from "./quick-view.tsx";

/** Commands that wait or run. */
export function QueueQuickView({ narrow }: { readonly narrow: boolean }) {
  const words = useTranslations("shell.queue");
  const { data } = useCall("proqCommandsInfo", {});
  const { opens } = useGuard();
  const commands = data ?? [];
  return (
    <QuickView
      title={words("title")}
      icon={ListTodo}
      count={commands.length}
      countLabel={words("badge")}
      narrow={narrow}
      empty={words("empty")}
      renderLink={(close) =>
        opens("proqMonitoring") && (
          <TextLink href={linkTo("proqMonitoring")} onClick={close}>
            {words("toMonitor")}
          </TextLink>
        )
      }
    >
      {commands.map((command) => (
        <li key={command.id} className="py-1.5">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate font-medium">{shortType(command.commandType)}</span>
            <Minutes since={command.queuedDate} />
          </div>
          <div className="flex items-baseline justify-between gap-3 text-label text-text-2">
            <span className="min-w-0 truncate">{command.jobName ?? ""}</span>
            <span className="shrink-0">{command.state === "InProgress" ? words("inProgress") : words("pending")}</span>
          </div>
        </li>
      ))}
    </QuickView>
  );
}

function Minutes({ since }: { readonly since: string }) {
  const words = useTranslations("shell.queue");
  const { count } = useFormats();
  const minutes = useTick((now) => Math.floor(minutesBetween(since, now)));
  return <span className="shrink-0 text-label text-text-2">{words("minutes", { minutes: count(minutes) })}</span>;
}
