import { PageHeader, Panel, PartBar, TextLink } from "@paygauge/ui";
import { useLocation, useSearch } from "wouter";
import { linkTo, sitemap, type PageId } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";
import { Term } from "../../glossary/term.tsx";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { isPageId, parentOf } from "../../state/page.ts";
import { useGuard } from "../../state/permissions.ts";
import { DirectorySection } from "./tables/directory-section.tsx";
import { ReferenceSection } from "./tables/reference-section.tsx";

const parts = ["overview", "directory", "titles"] as const;
type Part = (typeof parts)[number];

/** The way to every part of the analysis administration that the user may open, the directory, and imported titles. */
export default function AnalysisAdminScreen() {
  const words = useTranslations("rulesets.area");
  const asked = new URLSearchParams(useSearch()).get("part");
  const part: Part = parts.find((each) => each === asked) ?? "overview";
  const [, navigate] = useLocation();
  return (
    <>
      <PageHeader title={words("title")} />
      <PartBar
        label={words("tabs")}
        currentKey={part}
        onNavigate={navigate}
        parts={parts.map((each) => ({
          key: each,
          label: words(each),
          href: each === "overview" ? linkTo("analysisAdmin") : linkTo("analysisAdmin", undefined, { part: each }),
        }))}
      />
      <div className="p-5 max-lg:p-4">
        {part === "overview" && <Overview />}
        {part === "directory" && <DirectorySection />}
        {part === "titles" && <ReferenceSection />}
      </div>
    </>
  );
}

const described = ["confidenceRulesets", "scoringRulesets"] as const;

/** Pages right below this one that need no parameter. */
function partsBelow(): PageId[] {
  const entries: [string, Page][] = Object.entries(sitemap);
  return entries.flatMap(([id, page]) =>
    isPageId(id) && parentOf(page) === "analysisAdmin" && !page.path.includes(":") && !page.path.endsWith("/create")
      ? [id]
      : [],
  );
}

function Overview() {
  const words = useTranslations("rulesets.area");
  const { opens } = useGuard();
  const pageNames = usePageNames();
  const open = partsBelow().filter((id) => opens(id));
  const known = described.filter((id) => open.includes(id));
  const others = open.filter((id) => !described.some((each) => each === id));
  return (
    <div className="grid gap-3.5 md:grid-cols-2">
      {known.map((id) => (
        <Panel key={id} title={<Term id="ruleset">{pageNames.title(id)}</Term>}>
          <p className="mb-2 text-data text-text-2">{words(id)}</p>
          <TextLink href={linkTo(id)}>{pageNames.title(id)}</TextLink>
        </Panel>
      ))}
      <Panel title={<Term id="directory">{words("directory")}</Term>}>
        <p className="mb-2 text-data text-text-2">{words("directoryHint")}</p>
        <TextLink href={linkTo("analysisAdmin", undefined, { part: "directory" })}>{words("directory")}</TextLink>
      </Panel>
      <Panel title={words("titles")}>
        <p className="mb-2 text-data text-text-2">{words("titlesHint")}</p>
        <TextLink href={linkTo("analysisAdmin", undefined, { part: "titles" })}>{words("titles")}</TextLink>
      </Panel>
      {others.length > 0 && (
        <Panel title={words("others")}>
          <ul className="flex flex-col gap-1.5 text-data">
            {others.map((id) => (
              <li key={id} className="pointer-coarse:py-2.5">
                <TextLink href={sitemap[id].path}>{pageNames.title(id)}</TextLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
