import { CopyButton, FactList } from "@paygauge/ui";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "../../../state/formats.ts";
import type { Operation } from "./operations.ts";

interface OperationEntryProps {
  readonly operation: Operation;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One endpoint: a line, which opens to its permissions, parameters and an example. */
export function OperationEntry({ operation, isOpen, onToggle }: OperationEntryProps) {
  const id = useId();
  const { method, path, summary } = operation;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="flex w-full flex-wrap items-center gap-x-3 gap-y-0.5 px-3 py-2 text-start text-data -outline-offset-2 hover:bg-hover pointer-coarse:min-h-11"
      >
        <ChevronRight aria-hidden size={14} strokeWidth={1.6} className={isOpen ? "rotate-90" : ""} />
        <span className="w-14 font-mono text-mono text-text-2">{method}</span>
        <span className="min-w-0 grow font-mono text-mono wrap-anywhere">{path}</span>
        <span className="text-label text-text-2">{summary}</span>
      </button>
      {isOpen && <Details id={id} operation={operation} />}
    </>
  );
}

function Details({ id, operation }: { readonly id: string; readonly operation: Operation }) {
  const words = useTranslations("programs.api");
  const { needs, parameters, curl } = operation;
  const named = (place: "path" | "query" | "header") =>
    parameters
      .filter((each) => each.in === place)
      .map(({ name, required }) => (required ? name : words("optional", { name })))
      .join(", ");
  return (
    <div id={id} className="flex flex-col gap-3 border-t border-line px-3 py-3">
      <FactList
        facts={[
          [words("needs"), needs.length === 0 ? words("anyone") : needs.join(", ")],
          [words("inPath"), named("path")],
          [words("inQuery"), named("query")],
          [words("inHeaders"), named("header")],
        ]}
      />
      <div>
        <h3 className="mb-1 flex items-center justify-between text-label font-medium text-text-2">
          {words("example")}
          <CopyButton text={curl} label={words("copy")} />
        </h3>
        <pre className="rounded-control bg-sunken p-2 font-mono text-mono whitespace-pre-wrap wrap-anywhere">
          {curl}
        </pre>
      </div>
    </div>
  );
}
