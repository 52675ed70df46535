import { Button, MessageText, PageHeader } from "@paygauge/ui";
import { Plus, Tag } from "lucide-react";
import { useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { productionLabel, type PromptDetail } from "@paygauge/api-types/entities/prompts";
import { DamagedPart } from "../../data/lists/damaged-part.tsx";
import { useCall } from "../../data/use-call.ts";
import { RecordStatus } from "../../records/record-status.tsx";
import { useTranslations } from "../../state/formats.ts";
import { usePageParams } from "../../state/page.ts";
import { useMayChange } from "../../state/system.ts";
import { NewVersionForm } from "./edit/new-version-form.tsx";
import { LabelsPanel } from "./labels/labels-panel.tsx";
import { MoveDialog } from "./labels/move-dialog.tsx";
import { ModelNotice } from "./model-notice.tsx";
import { TestPanel } from "./test/test-panel.tsx";
import { UsagePanel } from "./usage-panel.tsx";
import { usePromptView, type PromptViewState } from "./use-prompt-view.ts";
import { SentPanel } from "./version/sent-panel.tsx";
import { VariablesPanel } from "./version/variables-panel.tsx";
import { VersionPanel } from "./version/version-panel.tsx";
import { VersionsPanel } from "./version/versions-panel.tsx";

/** One prompt: its versions, what differs between two of them, a test run, labels and use. */
export default function PromptScreen() {
  const words = useTranslations("prompts.page");
  const { promptId } = usePageParams("aiPrompt");
  const { data, problem, reload, refreshing } = useCall("prompt", { params: { promptId } });
  if (data === undefined || data.id !== promptId) {
    const missing = { title: words("missingTitle"), text: words("missing"), toList: words("toList") };
    return (
      <RecordStatus
        problem={problem}
        onRetry={reload}
        retrying={refreshing}
        listHref={linkTo("aiPrompts")}
        missing={missing}
      />
    );
  }
  return <Prompt key={promptId} prompt={data} onChanged={reload} />;
}

interface PromptProps {
  readonly prompt: PromptDetail;
  readonly onChanged: () => void;
}

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

function Prompt({ prompt, onChanged }: PromptProps) {
  const view = usePromptView(prompt);
  if (view === null) return null;
  return (
    <>
      <Header prompt={prompt} view={view} onChanged={onChanged} />
      <DamagedPart ids={prompt.damaged} />
      <ModelNotice mode={prompt.model.mode} needsSecondUser={prompt.needsSecondUser} />
      <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
        <div className="grid items-start gap-3.5 md:grid-cols-[13.5rem_minmax(0,1fr)] lg:grid-cols-[13.5rem_minmax(0,1fr)_22rem]">
          <VersionsPanel prompt={prompt} view={view} onChanged={onChanged} />
          {view.isEditing ? (
            <NewVersionForm
              key={view.version.number}
              prompt={prompt}
              from={view.version}
              onSaved={(number) => {
                onChanged();
                view.go({ version: String(number), edit: undefined, against: String(view.version.number) });
              }}
              onCancel={() => view.go({ edit: undefined })}
            />
          ) : (
            <div className="flex min-w-0 flex-col gap-3.5">
              <VersionPanel prompt={prompt} view={view} />
              <VariablesPanel prompt={prompt} view={view} />
              <SentPanel prompt={prompt} version={view.version.number} />
            </div>
          )}
          <div className="min-w-0 md:col-start-2 lg:col-start-auto">
            <TestPanel
              key={`${view.version.number} ${view.against?.number ?? ""}`}
              prompt={prompt}
              version={view.version}
              against={view.against}
              onRan={onChanged}
            />
          </div>
        </div>
        <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <LabelsPanel prompt={prompt} onChanged={onChanged} />
          <UsagePanel prompt={prompt} />
        </div>
      </div>
    </>
  );
}

interface HeaderProps extends PromptProps {
  readonly view: PromptViewState;
}

function Header({ prompt, view, onChanged }: HeaderProps) {
  const words = useTranslations("prompts.page");
  const mayChange = useMayChange();
  const [moved, setMoved] = useState<"production" | "label" | null>(null);
  const { number, labels } = view.version;
  const isProduction = labels.includes(productionLabel);
  return (
    <PageHeader
      title={prompt.name}
      facts={
        <>
          <span className="font-mono text-mono">{prompt.key}</span> <MessageText message={prompt.purpose} />
        </>
      }
      actions={
        <>
          {!view.isEditing && (
            <Button disabled={!mayChange} onClick={() => view.go({ version: String(number), edit: "1" })}>
              <Plus {...icon} />
              {words("newVersion", { number })}
            </Button>
          )}
          <Button disabled={!mayChange} onClick={() => setMoved("label")}>
            {words("label")}
          </Button>
          {!isProduction && (
            <Button variant="primary" disabled={!mayChange} onClick={() => setMoved("production")}>
              <Tag {...icon} />
              {words("moveTo", { number })}
            </Button>
          )}
          {moved !== null && (
            <MoveDialog
              prompt={prompt}
              version={view.version}
              label={moved === "production" ? productionLabel : null}
              onClose={() => setMoved(null)}
              onMoved={onChanged}
            />
          )}
        </>
      }
    />
  );
}
