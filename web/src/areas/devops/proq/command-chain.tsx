import { Badge, SkeletonBar } from "@paygauge/ui";
import { useCall } from "../../../data/use-call.ts";
import { shortType } from "../../../state/command-words.ts";
import { useTranslations } from "../../../state/formats.ts";
import { StateWord } from "../state-words.tsx";

interface CommandChainProps {
  readonly id: string;
  readonly pollMs: number;
  readonly onOpen: (id: string) => void;
}

/** What a command waits for, first things first, with the one that holds it up marked. */
export function CommandChain({ id, pollMs, onOpen }: CommandChainProps) {
  const words = useTranslations("devops.command");
  const { data } = useCall("commandChain", { params: { commandId: id } }, { pollMs });
  if (data === undefined) return <SkeletonBar />;
  if (data.commands.length < 2) return <p className="text-data text-text-2">{words("chainAlone")}</p>;
  return (
    <ol className="relative flex flex-col border-s-2 border-line-2 ps-3">
      {data.commands.map((each) => {
        const blocks = each.id === data.blockingId;
        return (
          <li
            key={each.id}
            aria-current={each.id === id ? "true" : undefined}
            className={`relative rounded-control px-2 py-1 text-data before:absolute before:top-3 before:-start-4.25 before:size-2 before:rounded-full before:bg-line-2 ${blocks ? "bg-warning-bg" : ""}`}
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {each.id === id ? (
                <span className="font-semibold">{shortType(each.commandType)}</span>
              ) : (
                <button
                  type="button"
                  onClick={() => onOpen(each.id)}
                  className="rounded-chip text-start underline underline-offset-2 pointer-coarse:min-h-11"
                >
                  {shortType(each.commandType)}
                </button>
              )}
              <StateWord state={each.state} stuckAfter={each.isStuck ? each.stuckTimeOutInSeconds : undefined} />
              {blocks && <Badge tone="warning">{words("blocking")}</Badge>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
