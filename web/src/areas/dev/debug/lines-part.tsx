import "./debug-calls.ts";
import { Button, CopyButton, EmptyState, ErrorState, Panel, saveFile } from "@paygauge/ui";
import type { DebugLine } from "@paygauge/api-types/debug/debug-lines";
import { asProblem } from "../../../data/api-problem.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone, notifyProblem } from "../../../state/notifications.ts";
import { clearDebugLines } from "./debug-data.ts";
import { LinesFilter } from "./lines-filter.tsx";
import { LinesTable } from "./lines-table.tsx";
import { filteredRows, lineText, timelineOf } from "./timeline.ts";

interface LinesPartProps {
  readonly lines: readonly DebugLine[];
  readonly isRaised: boolean;
  readonly onChange: () => void;
}

/** The lines of one's own requests, or the timeline of one of them. */
export function LinesPart({ lines, isRaised, onChange }: LinesPartProps) {
  const words = useTranslations("dev.debug");
  const [request, setRequest] = useAddressPart("request");
  const [area] = useAddressPart("area");
  const [text] = useAddressPart("q");
  const correlationId = request ?? "";
  const commands = useCall("debugCommands", request === null ? null : { params: { correlationId } }, {
    keepPrevious: false,
    pollMs: isRaised ? 2000 : 0,
  });
  const own = request === null ? lines : lines.filter((line) => line.correlationId === request);
  const all = timelineOf(own, request === null ? [] : commands.data, correlationId);
  const rows = filteredRows(all, area, text ?? "");
  const copied = rows.map(lineText).join("\n");
  return (
    <Panel
      title={request === null ? words("lines") : words("timeline")}
      facts={words("count", { count: rows.length })}
      actions={
        <div className="flex flex-wrap gap-2">
          <CopyButton text={copied} label={words("copy")} />
          <Button
            size="sm"
            disabled={rows.length === 0}
            onClick={() => saveFile(new Blob([`${copied}\n`], { type: "text/plain" }), "debug-lines.log")}
          >
            {words("download")}
          </Button>
          <ClearButton disabled={lines.length === 0} onChange={onChange} />
        </div>
      }
    >
      <LinesFilter />
      {commands.problem && request !== null && (
        <ErrorState {...problemView(commands.problem)} onRetry={commands.reload} />
      )}
      {rows.length === 0 ? (
        <EmptyState title={words(all.length === 0 ? "none" : "noMatch")}>
          {words(all.length === 0 ? "noneHint" : "noMatchHint")}
        </EmptyState>
      ) : (
        <LinesTable rows={request === null ? rows.toReversed() : rows} request={request} onRequest={setRequest} />
      )}
      <p className="mt-3 text-label text-text-2">{words("note")}</p>
    </Panel>
  );
}

function ClearButton({ disabled, onChange }: { readonly disabled: boolean; readonly onChange: () => void }) {
  const words = useTranslations("dev.debug");
  const clear = async () => {
    try {
      await clearDebugLines();
      notifyDone(words("cleared"));
      onChange();
    } catch (fault) {
      notifyProblem(words("clear"), asProblem(fault));
    }
  };
  return (
    <Button size="sm" disabled={disabled} onClick={() => void clear()}>
      {words("clear")}
    </Button>
  );
}
