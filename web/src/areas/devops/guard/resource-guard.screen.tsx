import { Button, ErrorState, PageHeader, Skeleton, TextField } from "@paygauge/ui";
import { Download, GitCompareArrows } from "lucide-react";
import { useState } from "react";
import type { GuardRule } from "@paygauge/api-types/entities/resource-guard";
import { saveFrom } from "../../../data/exports/save-from.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { useMay } from "../../../state/permissions.ts";
import { ChangesDialog } from "./changes-dialog.tsx";
import { CheckAsPanel } from "./check-as-panel.tsx";
import { Paged } from "./paged.tsx";
import { PermissionTable } from "./permission-table.tsx";
import { MostRefused, RefusalTable } from "./refusals-part.tsx";
import { PassGlyph, RuleTable } from "./rule-table.tsx";

const tabs = ["pages", "calls", "permissions", "refusals"] as const;
type Tab = (typeof tabs)[number];

const kindOf = { pages: "page", calls: "call" } as const;
const isSought = (rule: GuardRule, search: string): boolean =>
  `${rule.method ?? ""} ${rule.path} ${rule.needs.join(" ")} ${rule.flag ?? ""}`.toLowerCase().includes(search);

/** Every page and call with its rule, who passes it, and what was refused. */
export default function ResourceGuardScreen() {
  const words = useTranslations("resourceGuard");
  const title = usePageNames().title("resourceGuard");
  const [part, setPart] = useAddressPart("tab");
  const tab: Tab = tabs.find((each) => each === part) ?? "pages";
  const [isComparing, setComparing] = useState(false);
  const mayCheck = useMay("UserManagement_VIEW");
  const { data, problem, reload } = useCall("guardRules", {});
  const refusals = useCall("guardRefusals", {});
  const rules = data?.rules ?? [];
  const counts = {
    pages: rules.filter(({ kind }) => kind === "page").length,
    calls: rules.filter(({ kind }) => kind === "call").length,
    permissions: new Set(rules.flatMap(({ needs }) => needs)).size,
    refusals: refusals.data?.total ?? 0,
  };
  return (
    <div className="flex min-h-full flex-col">
      <PageHeader
        title={title}
        facts={words("facts")}
        actions={
          <>
            <Button
              onClick={() => setComparing(true)}
              icon={<GitCompareArrows aria-hidden size={16} strokeWidth={1.6} />}
            >
              {words("noRelease")}
            </Button>
            <Button
              onClick={() => saveFrom("/api/v1/resource-guard/export")}
              icon={<Download aria-hidden size={16} strokeWidth={1.6} />}
            >
              {words("export")}
            </Button>
          </>
        }
      />
      <div className="grid gap-3.5 border-t border-line p-5 max-lg:p-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <section className="min-w-0 rounded-card border border-line bg-surface px-4 py-3.5 [--ground:var(--surface)]">
          <TabBar
            tab={tab}
            counts={data ? counts : null}
            onChoose={(next) => setPart(next === "pages" ? null : next)}
          />
          {problem && !data && <ErrorState {...problemView(problem)} onRetry={reload} />}
          {!problem && !data && <Skeleton kind="chart" height={420} />}
          {data && tab === "refusals" && refusals.data && <RefusalTable rows={refusals.data.rows} />}
          {data && tab !== "refusals" && <Searched tab={tab} rules={rules} />}
        </section>
        <div className="flex min-w-0 flex-col gap-3.5">
          {mayCheck && <CheckAsPanel />}
          {refusals.data && <MostRefused most={refusals.data.most} />}
        </div>
      </div>
      {isComparing && <ChangesDialog onClose={() => setComparing(false)} />}
    </div>
  );
}

interface TabBarProps {
  readonly tab: Tab;
  readonly counts: Readonly<Record<Tab, number>> | null;
  readonly onChoose: (tab: Tab) => void;
}

function TabBar({ tab, counts, onChoose }: TabBarProps) {
  const words = useTranslations("resourceGuard");
  const { count } = useFormats();
  return (
    <fieldset aria-label={words("tabsLabel")} className="mb-3 flex min-w-0 flex-wrap gap-1">
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tab}
          onClick={() => onChoose(each)}
          className="min-h-8 rounded-control border-b-2 border-transparent px-2.5 text-data hover:bg-hover aria-pressed:border-accent aria-pressed:font-semibold pointer-coarse:min-h-11"
        >
          {words(`tabs.${each}`)} {counts && <span className="font-normal text-text-2">{count(counts[each])}</span>}
        </button>
      ))}
    </fieldset>
  );
}

function Searched({ tab, rules }: { readonly tab: Exclude<Tab, "refusals">; readonly rules: readonly GuardRule[] }) {
  const words = useTranslations("resourceGuard");
  const [typed, setTyped] = useState("");
  const search = typed.trim().toLowerCase();
  return (
    <>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-2">
        <div className="w-full max-w-80">
          <TextField
            label={words("search")}
            labelHidden
            placeholder={words("search")}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {tab !== "permissions" && (
          <p aria-hidden className="text-label text-text-2 max-lg:hidden">
            <PassGlyph isPassing /> {words("legendPasses")} <PassGlyph isPassing={false} /> {words("legendNot")}
          </p>
        )}
      </div>
      {tab === "permissions" ? (
        <PermissionTable rules={rules} search={search} />
      ) : (
        <Paged
          rows={rules.filter((rule) => rule.kind === kindOf[tab] && isSought(rule, search))}
          empty={words("noMatch")}
        >
          {(shown) => <RuleTable rules={shown} heading={words(tab === "pages" ? "page" : "call")} />}
        </Paged>
      )}
    </>
  );
}
