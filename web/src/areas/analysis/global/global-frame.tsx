import { AppLink, buttonStyle, EmptyState, PageHeader, PartBar } from "@paygauge/ui";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";

interface GlobalFrameProps {
  readonly part: "insights" | "organizations";
  readonly title: string;
  /** Jobs in the figures, and when the latest was rolled up; undefined before the first answer. */
  readonly facts: { readonly jobs: number; readonly rolledUpOn: string | null } | undefined;
  readonly children: ReactNode;
}

const momentOf = (iso: string, locale: string): string =>
  new Date(iso).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });

/** The head of both pages, and the way from one to the other. */
export function GlobalFrame({ part, title, facts, children }: GlobalFrameProps) {
  const words = useTranslations("globalInsights");
  const formats = useFormats();
  const [, navigate] = useLocation();
  const parts = [
    { key: "insights", label: words("insights"), href: linkTo("globalInsights") },
    { key: "organizations", label: words("organizations"), href: linkTo("globalOrganizations") },
  ];
  const said =
    facts === undefined || facts.rolledUpOn === null
      ? undefined
      : words("facts", { jobs: facts.jobs, at: momentOf(facts.rolledUpOn, formats.locale) });
  return (
    <div className="flex min-h-full flex-col roomy:h-full">
      <PageHeader title={title} facts={said} />
      <PartBar label={words("parts")} parts={parts} currentKey={part} onNavigate={navigate} />
      {children}
    </div>
  );
}

/** No completed job is in sight. */
export function NoJobs() {
  const words = useTranslations("globalInsights.empty");
  const { opens } = useGuard();
  return (
    <EmptyState
      title={words("title")}
      action={
        opens("analysis") ? (
          <AppLink href={linkTo("analysis")} className={buttonStyle({ variant: "primary" })}>
            {words("action")}
          </AppLink>
        ) : undefined
      }
    >
      {words("why")}
    </EmptyState>
  );
}
