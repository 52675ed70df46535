import { Button, DraftBar, Panel } from "@paygauge/ui";
import { useState } from "react";
import type { PromptDetail, PromptVersion } from "@paygauge/api-types/entities/prompts";
import type { ApiProblem } from "../../../data/api-problem.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { clearUnsaved } from "../../../state/unsaved.ts";
import { FormProblem } from "../form-problem.tsx";
import { draftOf, textsOf, unknownIn, versionBody, VersionFields } from "./version-fields.tsx";

interface NewVersionFormProps {
  readonly prompt: PromptDetail;
  readonly from: PromptVersion;
  readonly onSaved: (number: number) => void;
  readonly onCancel: () => void;
}

/** A new version that starts from an existing one. */
export function NewVersionForm({ prompt, from, onSaved, onCancel }: NewVersionFormProps) {
  const words = useTranslations("prompts.edit");
  const mayChange = useMayChange();
  const start = draftOf(from.template, from.config);
  const [draft, setDraft] = useState(start);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { run, pending } = useAction("addPromptVersion", { operation: words("save"), quiet: true });
  const variables = prompt.contract?.variables ?? [];
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start);
  const place = { entityType: "prompt", entityId: `${prompt.id}.${from.number}` };
  const kept = useDraft(place, isDirty ? { ...draft } : null, (values) => setDraft({ ...draft, ...textsOf(values) }));
  const save = async () => {
    setProblem(null);
    const outcome = await run({ params: { promptId: prompt.id }, body: versionBody(draft) });
    if (outcome === null) return;
    if (!outcome.ok) return setProblem(outcome.problem);
    notifyDone(outcome.answer.message);
    kept.clear();
    clearUnsaved();
    onSaved(outcome.answer.number);
  };
  const next = (prompt.versions[0]?.number ?? 0) + 1;
  const canSave =
    mayChange && draft.template.trim() !== "" && draft.note.trim() !== "" && unknownIn(draft, variables).length === 0;
  return (
    <Panel title={words("title", { number: from.number })} facts={words("facts", { number: next })}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) void save();
        }}
      >
        {kept.offered !== undefined && <DraftBar draft={kept.offered} />}
        <VersionFields
          draft={draft}
          onChange={setDraft}
          variables={variables}
          model={prompt.model}
          errors={problem?.fields ?? {}}
          isNoteRequired
        />
        <FormProblem problem={problem} />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" pending={pending} disabled={!canSave}>
            {words("save")}
          </Button>
          <Button disabled={pending} onClick={onCancel}>
            {words("cancel")}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
