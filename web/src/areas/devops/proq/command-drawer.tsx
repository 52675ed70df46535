import { CopyButton, Drawer, ErrorState, MessageText, Skeleton } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { QueuedCommand } from "@paygauge/api-types/entities/proq";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { shortType } from "../../../state/command-words.ts";
import { useTranslations } from "../../../state/formats.ts";
import { StateWord } from "../state-words.tsx";
import { CommandActions } from "./command-actions.tsx";
import { CommandFacts } from "./command-facts.tsx";
import { CommandChain } from "./command-chain.tsx";
import { JsonTree, readJson } from "./json-tree.tsx";

interface CommandDrawerProps {
  readonly id: string;
  readonly pollMs: number;
  readonly onClose: () => void;
  /** Opens another command in this one's place. */
  readonly onOpen: (id: string) => void;
}

/** Everything about one command, and what can be done about it. */
export function CommandDrawer({ id, pollMs, onClose, onOpen }: CommandDrawerProps) {
  const words = useTranslations("devops.command");
  const { data, problem, reload } = useCall("queuedCommand", { params: { commandId: id } }, { pollMs });
  const command = data?.id === id ? data : undefined;
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  return (
    <Drawer
      open
      onOpenChange={close}
      title={command ? shortType(command.commandType) : words("title")}
      description={
        command && (
          <StateWord state={command.state} stuckAfter={command.isStuck ? command.stuckTimeOutInSeconds : undefined} />
        )
      }
      footer={command && <CommandActions command={command} onChanged={reload} />}
    >
      {command ? <Details command={command} pollMs={pollMs} onOpen={onOpen} /> : null}
      {!command && problem ? <ErrorState {...problemView(problem)} onRetry={reload} /> : null}
      {!command && !problem ? <Skeleton kind="chart" /> : null}
    </Drawer>
  );
}

interface DetailsProps extends Pick<CommandDrawerProps, "pollMs" | "onOpen"> {
  readonly command: QueuedCommand;
}

function Details({ command, pollMs, onOpen }: DetailsProps) {
  const words = useTranslations("devops.command");
  const payload = readJson(command.payload);
  return (
    <div className="flex flex-col gap-4 pb-4">
      {command.message !== null && (
        <Part title={words("message")}>
          <p className={`text-data wrap-anywhere ${command.state === "Error" ? "text-danger" : ""}`}>
            <MessageText message={command.message} />
          </p>
        </Part>
      )}
      <Part title={words("chain")}>
        <CommandChain id={command.id} pollMs={pollMs} onOpen={onOpen} />
      </Part>
      <Part title={words("facts")}>
        <CommandFacts command={command} />
      </Part>
      <Part title={words("payload")} action={<CopyButton text={command.payload} label={words("copyPayload")} />}>
        <div className="overflow-x-auto rounded-control bg-sunken p-2 font-mono text-mono wrap-anywhere">
          {payload === undefined ? command.payload : <JsonTree value={payload} />}
        </div>
      </Part>
    </div>
  );
}

function Part({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section>
      <div className="mb-1 flex items-center justify-between gap-2">
        <h3 className="text-data font-semibold">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
