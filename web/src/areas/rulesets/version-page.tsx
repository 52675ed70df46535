import { Badge, Button, DraftBar, IconButton, PageHeader, MessageText, TextField } from "@paygauge/ui";
import { Redo2, Undo2 } from "lucide-react";
import { useEffect, type ComponentProps, type ReactNode } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { RulesetBody } from "@paygauge/api-types/entities/ruleset-check";
import type { RulesetItem, RulesetKind } from "@paygauge/api-types/entities/rulesets";
import { useEntityLock } from "../../data/locks/use-entity-lock.ts";
import { RecordStatus } from "../../records/record-status.tsx";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useMay } from "../../state/permissions.ts";
import { useMayChange } from "../../state/system.ts";
import { editPermission, stateTones } from "./ruleset-calls.ts";
import type { Draft } from "./use-ruleset-draft.ts";
import { EndButton, PublishButton } from "./version-actions.tsx";
import { DraftButton } from "./versions/ruleset-versions.tsx";

interface VersionStatusProps extends Pick<ComponentProps<typeof RecordStatus>, "problem" | "onRetry" | "retrying"> {
  readonly kind: RulesetKind;
}

/** What is shown in place of a version: its shape while it loads, that there is none, or what went wrong. */
export function VersionStatus({ kind, ...state }: VersionStatusProps) {
  const words = useTranslations("rulesets.page");
  const missing = { title: words("missingTitle"), text: words("missing"), toList: words("toList") };
  const list = kind === "scoring" ? "scoringRulesets" : "confidenceRulesets";
  return <RecordStatus {...state} listHref={linkTo(list)} missing={missing} />;
}

interface VersionFrameProps<B extends RulesetBody> {
  readonly kind: RulesetKind;
  readonly item: RulesetItem;
  readonly draft: Draft<B>;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onChanged: () => void;
  readonly children: ReactNode;
  readonly aside: ReactNode;
}

/** Header with state and actions, the note, the editor and, next to it, bench and simulation. */
export function VersionFrame<B extends RulesetBody>(props: VersionFrameProps<B>) {
  const { kind, item, draft, saving, onSave, onChanged, children, aside } = props;
  const words = useTranslations("rulesets");
  const formats = useFormats();
  const mayEdit = useMay(editPermission[kind]);
  const isDraft = item.state === "Draft" && mayEdit;
  useEntityLock(`${kind}Ruleset`, String(item.versionNumber), isDraft);
  const mayChange = useMayChange();
  const wrong = Object.keys(draft.problems).length;
  return (
    <>
      <PageHeader
        title={words("page.title", { kind: words(`kinds.${kind}`), number: String(item.versionNumber) })}
        marks={
          <>
            <Badge tone={stateTones[item.state]}>{words(`states.${item.state}`)}</Badge>
            {item.isInUse && <Badge tone="accent">{words("inUse")}</Badge>}
          </>
        }
        facts={words("page.facts", { author: item.author, date: formats.day(item.publishedOn ?? item.updatedOn) })}
        actions={
          mayEdit && (
            <>
              {item.state !== "Retired" && <EndButton kind={kind} item={item} onDone={onChanged} />}
              {isDraft ? (
                <>
                  <UndoButtons undo={draft.undo} redo={draft.redo} />
                  <Button pending={saving} disabled={!draft.dirty || wrong > 0 || !mayChange} onClick={onSave}>
                    {words("page.save")}
                  </Button>
                  <PublishButton
                    kind={kind}
                    item={item}
                    note={draft.note}
                    disabled={draft.dirty || wrong > 0 || !mayChange}
                    onDone={onChanged}
                  />
                </>
              ) : (
                <DraftButton kind={kind} from={item.versionNumber} size="md" />
              )}
            </>
          )
        }
      />
      <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
        {isDraft && draft.offered !== undefined && <DraftBar draft={draft.offered} />}
        <div className="flex flex-col gap-2 rounded-card border border-line bg-surface px-4 py-3">
          {isDraft ? (
            <>
              <TextField
                label={words("page.note")}
                hint={words("page.noteHint")}
                maxLength={500}
                value={draft.note}
                onChange={({ target }) => draft.setNote(target.value)}
              />
              <output className={`block text-label ${wrong > 0 ? "font-medium text-danger" : "text-text-2"}`}>
                {wrong > 0
                  ? words("page.problems", { count: wrong })
                  : words(draft.dirty ? "page.unsaved" : "page.saved")}
              </output>
            </>
          ) : (
            <>
              <p className="text-data">
                <MessageText message={item.note} />
              </p>
              <p className="text-label text-text-2">
                {mayEdit ? words("page.readOnly", { state: words(`states.${item.state}`) }) : words("page.mayNot")}
              </p>
            </>
          )}
        </div>
        <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="flex min-w-0 flex-col gap-3.5">{children}</div>
          <div className="flex min-w-0 flex-col gap-3.5">{aside}</div>
        </div>
      </div>
    </>
  );
}

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Takes changes back, by buttons or keys; in a field its own undo counts. */
function UndoButtons({ undo, redo }: Pick<Draft<RulesetBody>, "undo" | "redo">) {
  const words = useTranslations("rulesets.page");
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea")) return;
      const key = event.key.toLowerCase();
      const step = key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : undefined;
      if (step === undefined) return;
      event.preventDefault();
      step();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [undo, redo]);
  return (
    <span className="inline-flex">
      <IconButton
        label={words("undo")}
        icon={<Undo2 {...icon} />}
        // Not disabled: it would lose the focus with the last step.
        aria-disabled={undo === undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
        onClick={undo}
      />
      <IconButton
        label={words("redo")}
        icon={<Redo2 {...icon} />}
        aria-disabled={redo === undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
        onClick={redo}
      />
    </span>
  );
}
