import { Badge, Button, ErrorState, PageHeader, PlainTable, MessageText, TextLink } from "@paygauge/ui";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { RulesetItem, RulesetKind } from "@paygauge/api-types/entities/rulesets";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { useMay } from "../../../state/permissions.ts";
import { callsOf, editPermission, stateTones } from "../ruleset-calls.ts";

/** Every version of a ruleset, newest first; a draft begins from any of them. */
export function RulesetVersions({ kind }: { readonly kind: RulesetKind }) {
  const words = useTranslations("rulesets");
  const { data, problem, reload, refreshing } = useCall(callsOf[kind].list, {});
  if (data === undefined && problem === undefined) return <OwnShape />;
  return (
    <>
      <PageHeader title={words(`lists.${kind}`)} facts={words("list.facts")} />
      <div className="p-5 max-lg:p-4">
        {data !== undefined && <VersionTable kind={kind} items={data} />}
        {data === undefined && problem !== undefined && (
          <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
        )}
      </div>
    </>
  );
}

interface VersionTableProps {
  readonly kind: RulesetKind;
  readonly items: readonly RulesetItem[];
}

function VersionTable({ kind, items }: VersionTableProps) {
  const words = useTranslations("rulesets.list");
  const formats = useFormats();
  const mayEdit = useMay(editPermission[kind]);
  return (
    <PlainTable
      framed
      label={words("label")}
      columns={[
        {
          key: "version",
          title: words("version"),
          render: ({ versionNumber }) => (
            <TextLink href={versionHref(kind, versionNumber)}>
              {words("versionNumber", { number: String(versionNumber) })}
            </TextLink>
          ),
          namesRow: true,
          className: "whitespace-nowrap",
        },
        { key: "state", title: words("state"), render: (item) => <StateBadges item={item} /> },
        {
          key: "note",
          title: words("note"),
          render: ({ note }) => <MessageText message={note} />,
          className: "w-2/5 min-w-48",
        },
        { key: "author", title: words("author"), render: ({ author }) => author },
        {
          key: "changed",
          title: words("changed"),
          render: ({ publishedOn, updatedOn }) => formats.day(publishedOn ?? updatedOn),
          className: "whitespace-nowrap",
        },
        { key: "jobs", title: words("jobs"), render: ({ jobsCount }) => formats.count(jobsCount), atEnd: true },
        {
          key: "draft",
          title: words("draft"),
          titleHidden: true,
          render: ({ versionNumber }) => mayEdit && <DraftButton kind={kind} from={versionNumber} />,
          atEnd: true,
        },
      ]}
      rows={items}
      rowKey={({ versionNumber }) => versionNumber}
    />
  );
}

function versionHref(kind: RulesetKind, versionNumber: number, query?: Readonly<Record<string, string>>): string {
  const params = { versionNumber: String(versionNumber) };
  return kind === "scoring" ? linkTo("scoringRuleset", params, query) : linkTo("confidenceRuleset", params, query);
}

function StateBadges({ item }: { readonly item: RulesetItem }) {
  const words = useTranslations("rulesets");
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={stateTones[item.state]}>{words(`states.${item.state}`)}</Badge>
      {item.isInUse && <Badge tone="accent">{words("inUse")}</Badge>}
    </span>
  );
}

interface DraftButtonProps {
  readonly kind: RulesetKind;
  readonly from: number;
  readonly size?: "sm" | "md";
}

/** Copies a version into a new draft and opens it. */
export function DraftButton({ kind, from, size }: DraftButtonProps) {
  const words = useTranslations("rulesets.list");
  const [, navigate] = useLocation();
  const { run, pending } = useAction(callsOf[kind].draft, { operation: words("draft") });
  const draft = async () => {
    const outcome = await run({ body: { from, note: words("draftNote", { number: String(from) }) } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    navigate(versionHref(kind, outcome.answer.versionNumber));
  };
  return (
    <Button
      size={size ?? "sm"}
      pending={pending}
      aria-label={words("draftOf", { number: String(from) })}
      onClick={() => void draft()}
    >
      {words("draft")}
    </Button>
  );
}
