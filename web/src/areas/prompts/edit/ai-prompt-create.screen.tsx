import { Button, DraftBar, ErrorState, MessageText, PageHeader, SelectField, TextField } from "@paygauge/ui";
import type { PromptCoverage } from "@paygauge/api-types/entities/prompts";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { FormProblem } from "../form-problem.tsx";
import { ModelNotice } from "../model-notice.tsx";
import { anotherKey, useNewPrompt, type NewPrompt } from "./use-new-prompt.ts";
import { VersionFields } from "./version-fields.tsx";

/** A new prompt with its first version. */
export default function PromptCreateScreen() {
  const title = usePageNames().title("aiPromptCreate");
  const { data, problem, reload, refreshing } = useCall("promptCoverage", {});
  if (data === undefined && problem === undefined) return <OwnShape />;
  return (
    <>
      <PageHeader title={title} />
      {data === undefined ? (
        problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      ) : (
        <>
          <ModelNotice mode={data.model.mode} needsSecondUser={data.needsSecondUser} />
          <PromptForm coverage={data} />
        </>
      )}
    </>
  );
}

function PromptForm({ coverage }: { readonly coverage: PromptCoverage }) {
  const words = useTranslations("prompts.edit");
  const prompt = useNewPrompt(coverage);
  const { fields, variables, errors, problem, pending, canSave } = prompt;
  return (
    <form
      className="flex max-w-240 flex-col gap-3 border-t border-line bg-surface p-5 [--ground:var(--surface)] max-lg:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) void prompt.create();
      }}
    >
      {prompt.offered !== undefined && <DraftBar draft={prompt.offered} />}
      <KeyFields prompt={prompt} />
      <TextField
        label={words("name")}
        required
        value={fields.name}
        error={errors["name"]}
        onChange={({ target }) => prompt.set({ name: target.value })}
      />
      <TextField
        label={words("purpose")}
        value={fields.purpose}
        error={errors["purpose"]}
        onChange={({ target }) => prompt.set({ purpose: target.value })}
      />
      <VersionFields
        draft={fields.draft}
        onChange={(draft) => prompt.set({ draft })}
        variables={variables}
        model={coverage.model}
        errors={errors}
        isNoteRequired={false}
      />
      <FormProblem problem={problem} />
      <div>
        <Button type="submit" variant="primary" pending={pending} disabled={!canSave}>
          {words("create")}
        </Button>
      </div>
    </form>
  );
}

/** A key that has no prompt yet, or one that code will use later. */
function KeyFields({ prompt: { fields, set, free, chosen, errors } }: { readonly prompt: NewPrompt }) {
  const words = useTranslations("prompts.edit");
  const isAnother = chosen === undefined;
  return (
    <>
      <SelectField
        label={words("key")}
        hint={words("keyHint")}
        value={fields.key}
        error={isAnother ? undefined : errors["key"]}
        onChange={({ target }) => set({ key: target.value })}
        options={[
          ...free.map(({ key }) => ({ value: key, label: key })),
          { value: anotherKey, label: words("otherKey") },
        ]}
      />
      {isAnother ? (
        <TextField
          label={words("newKey")}
          required
          value={fields.own}
          error={errors["key"]}
          onChange={({ target }) => set({ own: target.value })}
        />
      ) : (
        <p className="text-data text-text-2">
          <MessageText message={chosen.purpose} />
        </p>
      )}
    </>
  );
}
