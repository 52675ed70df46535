import { Button, ErrorState, FileDrop, Panel, ProgressBar, Said, TextField } from "@paygauge/ui";
import { useState } from "react";
import { directoryLimits } from "@paygauge/api-types";
import { referenceFields, type ReferencePreview, type ReferenceSet } from "@paygauge/api-types/entities/reference-sets";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useWords } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { sendParts } from "../directory/send-directory.ts";
import { ScrollBox } from "../scroll-box.tsx";

type Stage =
  | { readonly stage: "choose"; readonly problem?: ApiProblem }
  | { readonly stage: "sending"; readonly file: File; readonly sent: number }
  | { readonly stage: "look"; readonly preview: ReferencePreview };

interface ReferenceImportProps {
  readonly set: ReferenceSet;
  readonly onKept: () => void;
}

/** A new version of a set's titles: a file, a look at what it would hold, and the decision to keep it. */
export function ReferenceImport({ set, onKept }: ReferenceImportProps) {
  const words = useWords("rulesets.reference");
  const directory = useWords("rulesets.directory");
  const formats = useFormats();
  const [state, setState] = useState<Stage>({ stage: "choose" });
  const send = async (file: File) => {
    setState({ stage: "sending", file, sent: 0 });
    try {
      const importId = await sendParts(file, (sent) => setState({ stage: "sending", file, sent }));
      setState({ stage: "look", preview: await callApi("previewReferenceSet", { params: { set, importId } }) });
    } catch (thrown) {
      setState({ stage: "choose", problem: asProblem(thrown) });
    }
  };
  const again = () => setState({ stage: "choose" });
  return (
    <Panel title={words("import", { set: words(`sets.${set}`) })}>
      {state.stage === "choose" && (
        <>
          <FileDrop
            label={words("file")}
            hint={words("importHint")}
            endings={[".csv", ".txt", ".tsv"]}
            maxBytes={directoryLimits.bytes}
            maxWords={formats.bytes(directoryLimits.bytes)}
            multiple={false}
            onFiles={([file]) => file !== undefined && void send(file)}
          />
          {state.problem !== undefined && <ErrorState {...problemView(state.problem)} />}
        </>
      )}
      {state.stage === "sending" && (
        <ProgressBar
          label={directory("sending", { name: state.file.name })}
          value={state.sent}
          max={state.file.size}
          amount={state.sent >= state.file.size ? directory("reading") : formats.bytes(state.sent)}
        />
      )}
      {state.stage === "look" && (
        <Look
          preview={state.preview}
          onDiscarded={again}
          onKept={() => {
            again();
            onKept();
          }}
        />
      )}
    </Panel>
  );
}

function Sample({ preview }: { readonly preview: ReferencePreview }) {
  const words = useWords("rulesets.reference");
  const directory = useWords("rulesets.directory");
  return (
    <>
      <ScrollBox label={words("sampleRows")} className="max-h-72 overflow-auto rounded-control border border-line">
        <table className="w-full border-collapse text-data">
          <caption className="sr-only">{words("sampleRows")}</caption>
          <thead className="sticky top-0 bg-sunken">
            <tr>
              {referenceFields.map((field) => (
                <th key={field} scope="col" className="px-2 py-1.5 text-left text-label font-medium text-text-2">
                  {words(`fields.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.sample.map(({ code, title }) => (
              <tr key={code} className="border-t border-line">
                <td className="px-2 py-1 align-top">{code}</td>
                <td className="px-2 py-1 align-top">{title}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {preview.rejected > 0 && (
        <details className="text-data">
          <summary>{directory("rejects", { count: preview.rejected })}</summary>
          <ul className="mt-1 max-h-48 overflow-auto text-text-2">
            {preview.rejects.map(({ line, reason }) => (
              <li key={line}>
                {directory("line", { line: String(line) })}: <Said text={reason} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface LookProps {
  readonly preview: ReferencePreview;
  readonly onDiscarded: () => void;
  readonly onKept: () => void;
}

function Look({ preview, onDiscarded, onKept }: LookProps) {
  const formats = useFormats();
  const words = useWords("rulesets.reference");
  const directory = useWords("rulesets.directory");
  const [source, setSource] = useState("");
  const [note, setNote] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { importId, set } = preview;
  const keep = useAction("saveReferenceSet", { operation: directory("keep"), quiet: true });
  const discard = useAction("discardDirectoryImport", { operation: directory("discard") });
  const save = async () => {
    const outcome = await keep.run({ params: { importId, set }, body: { source, note } });
    if (outcome === null) return;
    if (!outcome.ok) {
      setErrors({ note: outcome.problem.message, ...outcome.problem.fields });
      return;
    }
    notifyDone(outcome.answer.message);
    onKept();
  };
  const drop = async () => {
    const outcome = await discard.run({ params: { importId } });
    if (outcome?.ok === true) onDiscarded();
  };
  return (
    <div className="flex flex-col gap-3">
      <output className="block text-data font-medium">
        {words("preview", {
          rows: preview.rows,
          name: preview.fileName,
          accepted: preview.accepted,
          rejected: formats.count(preview.rejected),
        })}
      </output>
      <Sample preview={preview} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={directory("keepSource")}
          hint={words("keepSourceHint")}
          required
          value={source}
          error={errors["source"]}
          onChange={({ target }) => setSource(target.value)}
        />
        <TextField
          label={directory("note")}
          required
          value={note}
          error={errors["note"]}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          pending={keep.pending}
          disabled={preview.accepted === 0 || source.trim() === "" || note.trim() === ""}
          onClick={() => void save()}
        >
          {directory("keep")}
        </Button>
        <Button pending={discard.pending} onClick={() => void drop()}>
          {directory("discard")}
        </Button>
      </div>
    </div>
  );
}
