import { ErrorState, NotificationBar, Skeleton } from "@paygauge/ui";
import { useRef, type ReactNode } from "react";
import { hasFigures, type ColumnMapping, type IssuerOption, type LedgerKind } from "@paygauge/api-types";
import { problemView } from "../../../data/grid-error.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import { EarlierImports } from "../workflow/overlaps/earlier-imports.tsx";
import { RefusalPanel } from "../workflow/file/refusal-panel.tsx";
import { ReadingQuestions } from "../workflow/map/reading-questions.tsx";
import { headOf, nameOf } from "./begin-draft.ts";
import { useChoices } from "./choices.ts";
import { DraftBar } from "./draft-bar.tsx";
import { DraftColumns } from "./draft-columns.tsx";
import { DraftFacts } from "./draft-facts.tsx";
import { DraftFile } from "./draft-file.tsx";
import type { Draft } from "./draft-of.ts";
import { DraftPreview } from "./draft-preview.tsx";
import { periodName } from "./period-options.ts";
import { useDraft, type DraftState } from "./use-draft.ts";
import { useDraftActs } from "./use-draft-acts.ts";

interface DraftPageProps {
  readonly draftId: string;
  readonly issuers: readonly IssuerOption[];
  readonly permitted: readonly LedgerKind[];
  /** The draft is gone: another file may be dropped. */
  readonly onGone: () => void;
}

/** The file with what it says of its job, how its columns are read, and what its rows come to. */
export function DraftPage({ draftId, issuers, permitted, onGone }: DraftPageProps) {
  const live = useMayChange();
  const [choices, choose] = useChoices(draftId);
  const state = useDraft({ draftId, issuers, permitted }, choices);
  const { job, draft, problem, reload } = state;
  const name = useJobName(draft, choices.name);
  const acts = useDraftActs({ ...state, draftId, choices, name, onGone });
  const asked = useRef<HTMLDivElement>(null);
  if (problem !== undefined && job === undefined) return <ErrorState {...problemView(problem)} onRetry={reload} />;
  const ask = () => asked.current?.querySelector<HTMLElement>(waiting)?.focus();
  return (
    <>
      <div ref={asked} className="flex grow flex-col border-t border-line lg:flex-row">
        <div className="flex shrink-0 flex-col gap-4 p-5 max-lg:p-4 lg:w-88 lg:border-e lg:border-line">
          <File {...state} draftId={draftId} editable={live} onReplace={acts.discard} />
          {draft === null ? (
            state.file?.state !== "Refused" && <Skeleton kind="form" fields={5} />
          ) : (
            <Asks is={draft.buyer.value === "" || draft.gaps.dateMissing}>
              <DraftFacts
                draft={draft}
                choices={choices}
                name={name}
                issuers={issuers}
                permitted={permitted}
                disabled={!live || acts.importing}
                onChoose={choose}
              />
            </Asks>
          )}
        </div>
        <Reading {...state} draftId={draftId} editable={live} onMap={(mapping) => choose({ mapping })} />
      </div>
      <DraftBar
        draft={draft}
        disabled={!live}
        importing={acts.importing}
        discarding={acts.discarding}
        onImport={acts.begin}
        onDiscard={acts.discard}
        onAsk={ask}
      />
    </>
  );
}

/** What takes an answer in a part of the page that asks. */
const waiting = "[data-asks] input, [data-asks] button, [data-asks] select, [aria-invalid=true]";

interface PartProps extends DraftState {
  readonly draftId: string;
  readonly editable: boolean;
}

const isPart = (draftId: string, draft: DraftState["draft"]): boolean =>
  draft !== null && draft.isHead && headOf(draftId)?.head.isWhole === false;

function File({ draftId, draft, file, editable, reload, onReplace }: PartProps & { readonly onReplace: () => void }) {
  const head = headOf(draftId)?.file;
  return (
    <DraftFile
      file={file}
      fileName={file?.fileName ?? head?.name ?? ""}
      fileSize={file?.size ?? head?.size ?? 0}
      inspection={draft?.inspection ?? null}
      isPart={isPart(draftId, draft)}
      editable={editable}
      onReplace={onReplace}
      onChanged={reload}
    />
  );
}

interface ReadingProps extends PartProps {
  readonly onMap: (mapping: ColumnMapping) => void;
}

/** How the file is read: what it leaves open, its columns, and rows as they will come in. */
function Reading({ draftId, draft, file, editable, reload, onMap }: ReadingProps) {
  const words = useTranslations("create.drop");
  const refused = file?.state === "Refused" ? file : null;
  return (
    <div className="flex min-w-0 grow flex-col gap-4 bg-sunken p-5 max-lg:p-4">
      <EarlierImports file={file} />
      {refused !== null && <RefusalPanel upload={refused} editable={editable} onChanged={reload} />}
      {draft === null && refused === null && <Skeleton kind="table" columns={5} rows={8} />}
      {isPart(draftId, draft) && <NotificationBar tone="info">{words("headOnly")}</NotificationBar>}
      {draft !== null && (
        <>
          <Asks is={draft.gaps.questions.length > 0}>
            <ReadingQuestions
              kind={draft.kind.value}
              inspection={draft.inspection}
              mapping={draft.mapping}
              disabled={!editable}
              onChange={onMap}
            />
          </Asks>
          <Asks is={draft.gaps.missing.length > 0}>
            <DraftColumns
              key={`${draft.kind.value} ${draft.mapping.headerSignature}`}
              draft={draft}
              disabled={!editable}
              onChange={onMap}
            />
          </Asks>
          <DraftPreview draft={draft} />
        </>
      )}
    </div>
  );
}

/** A part of the page; where the import waits for it, the bar leads here. */
function Asks({ is, children }: { readonly is: boolean; readonly children: ReactNode }) {
  return (
    <div data-asks={is ? "" : undefined} className="flex flex-col gap-4 empty:hidden">
      {children}
    </div>
  );
}

/** What was typed; until then buyer and period. */
function useJobName(draft: Draft | null, typed: string | undefined): string {
  const words = useTranslations("create.drop");
  const { locale } = useFormats();
  if (typed !== undefined) return typed;
  if (draft === null) return "";
  const { period, buyer, kind } = draft;
  const span =
    period === null || !hasFigures(kind.value)
      ? ""
      : periodName(period, locale, (from, to) => words("span", { from, to }));
  return nameOf(buyer.value === "" ? draft.fileName.replace(/\.\w+$/, "") : buyer.value, span);
}
