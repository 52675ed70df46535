import { useState } from "react";
import * as v from "valibot";
import { reportLayout, type LayoutSection, type ReportLayout } from "@paygauge/api-types/reports/layout";
import type { DraftValues } from "@paygauge/api-types/entities/drafts";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { ReportComposition } from "@paygauge/api-types/reports/versions";
import { useDraft, type Kept } from "../../../data/drafts/use-draft.ts";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

/** A list with one item at another place; beyond the ends it stays at the end. */
function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const rest = list.filter((_each, at) => at !== from);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}

interface Edited {
  /** The saved layout that the edits began with. */
  readonly base: ReportLayout;
  readonly layout: ReportLayout;
}

export interface Composer {
  readonly layout: ReportLayout;
  readonly isDirty: boolean;
  readonly pending: boolean;
  /** What was edited before and not saved. */
  readonly offered: Kept["offered"];
  readonly change: (id: string, part: Partial<LayoutSection>) => void;
  readonly move: (from: number, to: number) => void;
  readonly discard: () => void;
  /** True when it is saved; nothing to save is as good. */
  readonly save: (forIssuer?: boolean) => Promise<boolean>;
  /** Back to the issuer's layout or the product's. */
  readonly reset: () => Promise<boolean>;
}

/** What a user changes of a layout until they save it. */
export function useComposer(
  { jobId, reportType }: { readonly jobId: string; readonly reportType: AnalysisReportType },
  saved: ReportComposition,
  onSaved: () => void,
): Composer {
  const words = useTranslations("reports.compose");
  const [edited, setEdited] = useState<Edited | null>(null);
  const { run, pending } = useAction("saveReportLayout", { operation: words("saveOperation") });
  const layout = edited?.layout ?? saved.layout;
  const isDirty = edited !== null && JSON.stringify(edited.layout) !== JSON.stringify(edited.base);
  const restore = ({ layout: text }: DraftValues) => {
    const read = v.safeParse(reportLayout, typeof text === "string" ? JSON.parse(text) : null);
    if (read.success) setEdited({ base: saved.layout, layout: read.output });
  };
  const held = isDirty ? { layout: JSON.stringify(layout) } : null;
  const { offered, clear } = useDraft({ entityType: "report", entityId: `${jobId}.${reportType}` }, held, restore);
  const edit = (sections: LayoutSection[]) => setEdited({ base: edited?.base ?? saved.layout, layout: { sections } });
  const write = async (next: ReportLayout | null, forIssuer: boolean): Promise<boolean> => {
    const body = { version: saved.version, layout: next, forIssuer };
    const outcome = await run({ params: { jobId, reportType }, body });
    if (outcome?.ok !== true) return false;
    notifyDone(outcome.answer.message);
    clear();
    setEdited(null);
    onSaved();
    return true;
  };
  return {
    layout,
    isDirty,
    pending,
    offered,
    change: (id, part) => edit(layout.sections.map((each) => (each.id === id ? { ...each, ...part } : each))),
    move: (from, to) => edit(movedTo(layout.sections, from, to)),
    discard: () => setEdited(null),
    save: async (forIssuer = false) => (!isDirty && !forIssuer) || write(layout, forIssuer),
    reset: () => write(null, false),
  };
}
