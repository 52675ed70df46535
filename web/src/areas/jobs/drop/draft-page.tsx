import { ErrorState, MessageText, NotificationBar, Skeleton } from "@paygauge/ui";
import { Suspense, useRef, useState } from "react";
import { breakdownColumns } from "@paygauge/api-types/entities/propose-breakdowns";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { maxBreakdowns } from "@paygauge/api-types/entities/breakdowns";
import type { ColumnMapping, LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import { rowFilters, type RowFilter } from "@paygauge/api-types/entities/checked-rows";
import { callParts } from "../../../data/call-parts.derived.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import { lazyWithTexts } from "../../../texts/catalogue.ts";
import { EarlierImports } from "../workflow/overlaps/earlier-imports.tsx";
import { BreakdownsPanel } from "../workflow/map/breakdowns/breakdowns-panel.tsx";
import { RefusalPanel } from "../workflow/file/refusal-panel.tsx";
import { headOf, nameOf } from "./begin-draft.ts";
import { blockersOf, focusAsked } from "./blockers.ts";
import { breakdownsParam, checkParam } from "./draft-href.ts";
import { useChoices } from "./choices.ts";
import { doubtOf } from "./doubt-of.ts";
import { DraftBar } from "./draft-bar.tsx";
import { DraftColumns } from "./draft-columns.tsx";
import { DraftFacts } from "./draft-facts.tsx";
import { DraftFile } from "./draft-file.tsx";
import type { Draft } from "./draft-of.ts";
import { DraftPreview } from "./draft-preview.tsx";
import { DraftRows } from "./draft-rows.tsx";
import { Folded } from "./folded.tsx";
import { periodName } from "./period-options.ts";
import { useDraft, type DraftState } from "./use-draft.ts";
import { useDraftActs } from "./use-draft-acts.ts";

// Rows in another currency ask for their rates there.
const CheckDrawer = lazyWithTexts(
  async () => ({ default: (await import("./check/check-drawer.tsx")).CheckDrawer }),
  callParts.rates,
);

interface DraftPageProps {
  readonly draftId: string;
  readonly issuers: readonly IssuerOption[];
  readonly permitted: readonly LedgerKind[];
  /** The draft is gone: another file may be dropped. */
  readonly onGone: () => void;
}

/** The import on one page: the file, its facts, its columns and its rows, each question under its own field. */
export function DraftPage({ draftId, issuers, permitted, onGone }: DraftPageProps) {
  const live = useMayChange();
  const [choices, choose] = useChoices(draftId);
  const [corrections, setCorrections] = useState(0);
  const state = useDraft({ draftId, issuers, permitted }, choices);
  const { job, problem, reload } = state;
  const doubt = doubtOf(headOf(draftId)?.head, state.file, state.draft?.kind.value);
  // A file that holds no payments is named before anything is asked of it.
  const draft = doubt === null ? state.draft : null;
  const name = useJobName(draft, choices.name);
  const acts = useDraftActs({ ...state, draftId, choices, name, corrections, onGone });
  const page = useRef<HTMLDivElement>(null);
  const check = useCheckOpen(page, draft);
  if (problem !== undefined && job === undefined) return <ErrorState {...problemView(problem)} onRetry={reload} />;
  const onMap = (mapping: ColumnMapping) => choose({ mapping });
  return (
    <div ref={page} className="flex grow flex-col">
      <div className="relative flex grow flex-col border-t border-line lg:flex-row">
        <div className="flex shrink-0 flex-col gap-4 p-5 max-lg:p-4 lg:w-88 lg:border-e lg:border-line">
          <File {...state} draftId={draftId} editable={live} onReplace={acts.discard} />
          {draft === null && doubt === null && <Skeleton kind="form" fields={5} />}
          {draft !== null && (
            <DraftFacts
              {...{ draft, choices, name, issuers, permitted }}
              disabled={!live || acts.importing}
              onChoose={choose}
            />
          )}
        </div>
        <Reading {...state} draft={draft} doubt={doubt} draftId={draftId} editable={live} onMap={onMap} />
        <Check
          {...state}
          draft={draft}
          show={check.show}
          editable={live}
          onShow={check.open}
          onClose={check.close}
          onChanged={() => {
            setCorrections((count) => count + 1);
            reload();
          }}
        />
      </div>
      <DraftBar
        draft={draft}
        isDoubted={doubt !== null}
        disabled={!live}
        importing={acts.importing}
        discarding={acts.discarding}
        isCheckOpen={check.show !== null}
        onImport={acts.begin}
        onDiscard={acts.discard}
        onCheck={check.toggle}
        onAsk={(at) => focusAsked(page.current, at)}
      />
    </div>
  );
}

/** Whether the check is open, and with which rows: the address has it. Closing leads back to the button that opens it. */
function useCheckOpen(page: { readonly current: HTMLElement | null }, draft: Draft | null) {
  const [asked, setAsked] = useAddressPart(checkParam);
  const show = asked === null ? null : (rowFilters.find((each) => each === asked) ?? "error");
  const open = (next: RowFilter) => setAsked(next);
  const close = () => {
    setAsked(null);
    page.current?.querySelector<HTMLElement>("[data-opens-check]")?.focus();
  };
  const first = (draft?.lastCheck?.rejected ?? 0) > 0 ? "error" : "warning";
  return { show, open, close, toggle: () => (show === null ? open(first) : close()) };
}

interface CheckProps extends DraftState {
  readonly show: RowFilter | null;
  readonly editable: boolean;
  readonly onShow: (show: RowFilter) => void;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The drawer with the check, once the file was checked and the address opens it. */
function Check({ job, draft, show, editable, ...on }: CheckProps) {
  const file = draft?.file;
  if (show === null || draft === null || file === undefined || draft.lastCheck === null || job === undefined)
    return null;
  return (
    <Suspense>
      <CheckDrawer
        draft={{ ...draft, file }}
        job={job}
        show={show}
        editable={editable && job.mayEdit}
        onShow={on.onShow}
        onClose={on.onClose}
        onChanged={on.onChanged}
      />
    </Suspense>
  );
}

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
  readonly doubt: Upload["refusal"];
  readonly onMap: (mapping: ColumnMapping) => void;
}

/** Places that ask elsewhere than in the list of columns. */
const outsideColumns: readonly string[] = ["buyer", "currency", "period", "kind", "rows"];

/** How the file is read: its columns with what they leave open, and rows as they will be imported. */
function Reading({ draftId, draft, doubt, file, editable, reload, onMap }: ReadingProps) {
  const words = useTranslations("create.drop");
  const [open, setOpen] = useAddressPart(breakdownsParam);
  const breakdowns = useTranslations("upload.map.breakdowns");
  const refused = file?.state === "Refused" ? file : null;
  return (
    <div className="flex min-w-0 grow flex-col gap-4 bg-sunken p-5 max-lg:p-4">
      <EarlierImports file={file} />
      {refused !== null && <RefusalPanel upload={refused} editable={editable} onChanged={reload} />}
      {refused === null && doubt !== null && (
        <NotificationBar tone="danger">
          <MessageText message={doubt.message} />
        </NotificationBar>
      )}
      {draft === null && doubt === null && <Skeleton kind="table" columns={5} rows={8} />}
      {isPart(draftId, draft) && <NotificationBar tone="info">{words("headOnly")}</NotificationBar>}
      {draft !== null && (
        <>
          <Folded
            title={words("columns.title")}
            summary={words("columns.used", {
              used: Object.keys(draft.mapping.sources).length,
              columns: draft.inspection.dialect.columns.length,
            })}
            isAsking={blockersOf(draft).some(({ at }) => !outsideColumns.includes(at))}
          >
            <DraftColumns
              key={`${draft.kind.value} ${draft.mapping.headerSignature}`}
              draft={draft}
              isFolded={open !== null}
              disabled={!editable}
              onUnfold={() => setOpen(null)}
              onChange={onMap}
            />
          </Folded>
          {hasFigures(draft.kind.value) && mayBreakDown(draft) && (
            <Folded
              title={breakdowns("title")}
              summary={breakdowns("chosen", { count: draft.mapping.breakdowns?.length ?? 0, most: maxBreakdowns })}
              isAsking={false}
            >
              <BreakdownsPanel
                inspection={draft.inspection}
                mapping={draft.mapping}
                disabled={!editable}
                isOpen={open !== null}
                onOpen={(isOpen) => setOpen(isOpen ? "open" : null)}
                onChange={onMap}
              />
            </Folded>
          )}
          <DraftRows draft={draft} disabled={!editable} onChange={onMap} />
          <DraftPreview draft={draft} />
        </>
      )}
    </div>
  );
}

const mayBreakDown = ({ mapping, inspection }: Draft): boolean =>
  breakdownColumns(mapping, inspection.profiles).some(({ verdict }) => verdict === "offered");

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
