import { Button, EmptyState, ErrorState, Panel, PlainTable } from "@paygauge/ui";
import { useState } from "react";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { DevSocket } from "./dev-socket.ts";
import { measure, type Measured } from "./measure.ts";
import { hourly, polls } from "./polls.ts";

/** What polling costs today, measured in this browser, and what a socket would cost instead. */
export function CostPart({ socket }: { readonly socket: DevSocket }) {
  const words = useTranslations("dev.socket");
  const { measured, problem, pending, start } = useMeasurement(socket);
  return (
    <Panel
      title={words("cost")}
      facts={words("costFacts")}
      actions={
        <Button size="sm" pending={pending} onClick={() => void start()}>
          {words("measure")}
        </Button>
      }
    >
      {problem && <ErrorState {...problemView(problem)} onRetry={() => void start()} />}
      {!measured && !problem && <EmptyState title={words("notMeasured")}>{words("notMeasuredHint")}</EmptyState>}
      {measured && <CostTables measured={measured} />}
    </Panel>
  );
}

function useMeasurement(socket: DevSocket) {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [pending, setPending] = useState(false);
  const start = async () => {
    setPending(true);
    try {
      setMeasured(await measure(socket));
      setProblem(null);
    } catch (fault) {
      setProblem(asProblem(fault));
    } finally {
      setPending(false);
    }
  };
  return { measured, problem, pending, start };
}

function CostTables({ measured: { poll, socket } }: { readonly measured: Measured }) {
  const words = useTranslations("dev.socket");
  const formats = useFormats();
  const ms = (value: number) => words("ms", { ms: value.toFixed(1) });
  const rows = [
    { key: "poll", name: words("onePoll"), cost: poll },
    ...(socket === null ? [] : [{ key: "socket", name: words("oneMessage"), cost: socket }]),
  ];
  return (
    <div className="flex flex-col gap-3">
      <PlainTable
        label={words("one")}
        framed
        columns={[
          { key: "name", title: words("what"), namesRow: true, render: ({ name }) => name },
          { key: "count", title: words("measurements"), atEnd: true, render: ({ cost }) => formats.count(cost.count) },
          { key: "ms", title: words("median"), atEnd: true, render: ({ cost }) => ms(cost.ms) },
          {
            key: "bytes",
            title: words("bytes"),
            atEnd: true,
            render: ({ cost }) => formats.bytes(Math.round(cost.bytes)),
          },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {socket === null && <p className="text-label text-text-2">{words("noSocket")}</p>}
      <PollsTable poll={poll} />
      <p className="text-label text-text-2">{words("costNote")}</p>
    </div>
  );
}

function PollsTable({ poll }: Pick<Measured, "poll">) {
  const words = useTranslations("dev.socket");
  const formats = useFormats();
  return (
    <PlainTable
      label={words("polls")}
      framed
      columns={[
        { key: "use", title: words("use"), namesRow: true, render: ({ key }) => words(`uses.${key}`) },
        {
          key: "every",
          title: words("every"),
          atEnd: true,
          render: ({ everyMs }) => words("seconds", { seconds: everyMs / 1000 }),
        },
        {
          key: "requests",
          title: words("requests"),
          atEnd: true,
          render: ({ everyMs }) => formats.count(hourly(everyMs)),
        },
        {
          key: "bytes",
          title: words("hourlyBytes"),
          atEnd: true,
          render: ({ everyMs }) => formats.bytes(Math.round(hourly(everyMs) * poll.bytes)),
        },
      ]}
      rows={polls}
      rowKey={({ key }) => key}
    />
  );
}
