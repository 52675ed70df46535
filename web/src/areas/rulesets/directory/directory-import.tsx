import { Button, ErrorState, FileDrop, Panel, ProgressBar, TextField } from "@paygauge/ui";
import { useState } from "react";
import { directoryLimits, type DirectoryPreview } from "@paygauge/api-types";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useWords } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { PreviewTables } from "./preview-tables.tsx";
import { sendDirectory } from "./send-directory.ts";

type Stage =
  | { readonly stage: "choose"; readonly problem?: ApiProblem }
  | { readonly stage: "sending"; readonly file: File; readonly sent: number }
  | { readonly stage: "look"; readonly preview: DirectoryPreview };

/** A new version of the directory: a file, a look at what it would hold, and the decision to keep it. */
export function DirectoryImport({ onKept }: { readonly onKept: () => void }) {
  const words = useWords("rulesets.directory");
  const formats = useFormats();
  const [state, setState] = useState<Stage>({ stage: "choose" });
  const send = async (file: File) => {
    setState({ stage: "sending", file, sent: 0 });
    try {
      const preview = await sendDirectory(file, (sent) => setState({ stage: "sending", file, sent }));
      setState({ stage: "look", preview });
    } catch (thrown) {
      setState({ stage: "choose", problem: asProblem(thrown) });
    }
  };
  const again = () => setState({ stage: "choose" });
  return (
    <Panel title={words("import")}>
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
          label={words("sending", { name: state.file.name })}
          value={state.sent}
          max={state.file.size}
          amount={state.sent >= state.file.size ? words("reading") : formats.bytes(state.sent)}
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

interface LookProps {
  readonly preview: DirectoryPreview;
  readonly onDiscarded: () => void;
  readonly onKept: () => void;
}

function Look({ preview, onDiscarded, onKept }: LookProps) {
  const words = useWords("rulesets.directory");
  const formats = useFormats();
  const [source, setSource] = useState("");
  const [note, setNote] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const params = { importId: preview.importId };
  const keep = useAction("saveDirectoryImport", { operation: words("keep"), quiet: true });
  const discard = useAction("discardDirectoryImport", { operation: words("discard") });
  const save = async () => {
    const outcome = await keep.run({ params, body: { source, note } });
    if (outcome === null) return;
    if (!outcome.ok) {
      setErrors({ note: outcome.problem.message, ...outcome.problem.fields });
      return;
    }
    notifyDone(outcome.answer.message);
    onKept();
  };
  const drop = async () => {
    const outcome = await discard.run({ params });
    if (outcome?.ok === true) onDiscarded();
  };
  return (
    <div className="flex flex-col gap-3">
      <output className="block text-data font-medium">
        {words("preview", {
          accepted: formats.count(preview.accepted),
          rows: formats.count(preview.rows),
          name: preview.fileName,
          cards: formats.count(preview.acceptsCard),
          virtual: formats.count(preview.acceptsVirtualCard),
        })}
      </output>
      <PreviewTables preview={preview} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={words("keepSource")}
          hint={words("keepSourceHint")}
          required
          value={source}
          error={errors["source"]}
          onChange={({ target }) => setSource(target.value)}
        />
        <TextField
          label={words("note")}
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
          {words("keep")}
        </Button>
        <Button pending={discard.pending} onClick={() => void drop()}>
          {words("discard")}
        </Button>
      </div>
    </div>
  );
}
