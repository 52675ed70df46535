import { useTexts } from "@paygauge/ui";
import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { FoundRecord } from "@paygauge/api-types/endpoints/search";
import type { Page } from "@paygauge/api-types/sitemap/page";
import { signOut } from "../../data/session.ts";
import { useCall } from "../../data/use-call.ts";
import { useBoot } from "../../state/boot.ts";
import { colourModes, useColourMode } from "../../state/colour-mode.ts";
import { useTranslations } from "../../state/formats.ts";
import { jobHref } from "../../state/job-href.ts";
import { usePageNames } from "../../state/language.ts";
import { overlayAtom } from "../../state/overlay.ts";
import { usePage } from "../../state/page.ts";
import { useRunQuery } from "../../state/perspective.ts";
import { useGuard, useMay } from "../../state/permissions.ts";
import { guarded } from "../../state/unsaved.ts";
import { mayNarrow } from "../roles/what-is-lost.ts";
import { listedPages, shownEntries, wantedOf, type Entry } from "./entries.ts";
import { jumps } from "./jumps.ts";
import { readRecents } from "./recents.ts";

const letterOf = new Map<string, string>(Object.entries(jumps).map(([letter, id]) => [id, letter]));

/** The present job's pages first, then those of the navigation, then the pages under them. */
const rankOf = (page: Page): number => (page.tab !== undefined ? 0 : page.nav !== undefined ? 1 : 2);

/** Pages that the guard opens: those that stand alone, and those of the present job. */
function usePages(): readonly Entry[] {
  const { id: here, params } = usePage();
  const { opens } = useGuard();
  const pageNames = usePageNames();
  const jobId = params["jobId"];
  const { environment } = useBoot();
  const ordered = listedPages(environment).toSorted((a, b) => rankOf(a.page) - rankOf(b.page));
  return ordered.flatMap(({ id, page, compiled }): Entry[] => {
    const ofJob = jobId !== undefined && compiled.names.length === 1 && compiled.names[0] === "jobId";
    if (id === here || !opens(id)) return [];
    if (compiled.names.length > 0 && !(ofJob && page.tab !== undefined)) return [];
    const letter = letterOf.get(id);
    return [
      {
        key: `page ${id}`,
        group: "page",
        label: pageNames.title(id),
        note: page.nav === undefined ? "" : pageNames.group(page.nav.group),
        href: ofJob ? page.path.replace(":jobId", jobId) : page.path,
        ...(letter === undefined ? {} : { keys: ["g", letter] }),
      },
    ];
  });
}

function useActions(): readonly Entry[] {
  const words = useTranslations("shell");
  const { labelled } = useTexts();
  const { me } = useBoot();
  const { opens } = useGuard();
  const show = useSetAtom(overlayAtom);
  const [, setMode] = useColourMode();
  const action = (key: string, label: string, run: () => void): Entry => ({
    key: `action ${key}`,
    group: "action",
    label,
    note: "",
    run,
  });
  const [, go] = useLocation();
  const palette = useTranslations("palette");
  // The job itself says whether it can be scored again now.
  const [mayCreate, { page }] = [useMay("JobCreate"), usePage()];
  const mayRescore = mayCreate && page.frame === "job";
  const rescore = () => go(`${location.pathname}?rescore=open`);
  return [
    ...(opens("newJob") ? [action("newJob", words("newJob"), () => go(linkTo("newJob")))] : []),
    ...(mayRescore ? [{ ...action("rescore", palette("rescore"), rescore), also: palette("rescoreAlso") }] : []),
    ...(mayNarrow(me) ? [action("roles", words("switchRoles"), () => show("roles"))] : []),
    ...colourModes.map((mode) =>
      action(mode, labelled(words("colourMode"), words(`modes.${mode}`)), () => setMode(mode)),
    ),
    { ...action("shortcuts", words("shortcuts"), () => show("shortcuts")), keys: ["?"] },
    action("signOut", words("signOut"), () => guarded(() => void signOut())),
  ];
}

/** A record as a line; null where the user can open no page of it. */
function useRecordEntry(): (record: FoundRecord) => Entry | null {
  const { opens } = useGuard();
  return (record) => {
    const { kind, id, label, note } = record;
    const shared = { key: `${kind} ${id}`, group: kind, label, note };
    if (kind === "job")
      return { ...shared, href: jobHref({ id, kind: record.ledgerKind, state: record.state }, opens) };
    if (kind === "supplier")
      return opens("jobSupplier")
        ? { ...shared, href: linkTo("jobSupplier", { jobId: record.jobId, supplierKey: id }) }
        : null;
    if (kind === "person") return opens("user") ? { ...shared, href: linkTo("user", { userId: id }) } : null;
    return opens("issuer") ? { ...shared, href: linkTo("issuer", { issuerId: id }) } : null;
  };
}

/**
 * Lines for what is typed; `asked` is the same once typing paused, which is what the system is asked for.
 */
export function useEntries(
  typed: string,
  asked: string,
): { readonly entries: readonly Entry[]; readonly waits: boolean } {
  const { me } = useBoot();
  const jobId = usePage().params["jobId"];
  const run = useRunQuery();
  const { only, text } = wantedOf(asked);
  const asks = text.length >= 2 && only !== "action";
  const { data, loading, refreshing } = useCall(
    "search",
    asks ? { query: { text: text.slice(0, 100), ...(jobId === undefined ? {} : { jobId, ...run }) } } : null,
  );
  const entryOf = useRecordEntry();
  const recents = readRecents(me.id).map((recent): Entry => ({ ...recent, group: "recent" }));
  const own = [...recents, ...usePages(), ...useActions()];
  const found = asks ? (data ?? []).flatMap((record) => entryOf(record) ?? []) : [];
  return { entries: shownEntries(own, found, typed), waits: typed !== asked || (asks && (loading || refreshing)) };
}
