import { Button, csvOf, fileNameOf, MessageText, Panel, saveFile } from "@paygauge/ui";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "../../../state/formats.ts";
import { PasteButton, type PasteProps } from "./paste-dialog.tsx";

interface ListPanelProps<Entry> {
  readonly title: string;
  /** How many entries it has, in words. */
  readonly facts: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly readOnly: boolean;
  /** The list as a file has it; the same columns can be pasted. */
  readonly head: readonly string[];
  readonly rows: () => readonly (readonly (string | number)[])[];
  readonly paste: Omit<PasteProps<Entry>, "list">;
  readonly children: ReactNode;
}

const icon = <Download aria-hidden size={16} strokeWidth={1.6} />;

/** One list of the ruleset: its title, what it is for, its way in and out as a table, and its editor. */
export function ListPanel<Entry>(props: ListPanelProps<Entry>) {
  const { title, facts, hint, problem, readOnly, head, rows, paste, children } = props;
  const words = useTranslations("rulesets.entries");
  const download = () =>
    saveFile(new Blob([csvOf({ head, rows: [], raw: rows() })], { type: "text/csv" }), fileNameOf(title, "csv"));
  return (
    <Panel
      title={title}
      facts={facts}
      actions={
        <>
          {!readOnly && <PasteButton {...paste} list={title} />}
          <Button size="sm" variant="quiet" icon={icon} aria-label={words("csvOf", { list: title })} onClick={download}>
            CSV
          </Button>
        </>
      }
    >
      {hint !== undefined && <p className="mb-2 text-label text-text-2">{hint}</p>}
      {problem !== undefined && <Problem text={problem} />}
      {children}
    </Panel>
  );
}

function Problem({ text }: { readonly text: string }) {
  return (
    <p role="alert" className="mb-2 text-label font-medium text-danger">
      <MessageText message={text} />
    </p>
  );
}
