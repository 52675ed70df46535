import { AppLink, PageHeader, Panel, TextLink } from "@paygauge/ui";
import { useSearch } from "wouter";
import { linkTo, sitemap, type Page, type PageId } from "@paygauge/api-types";
import { useWords } from "../../state/formats.ts";
import { usePageName } from "../../state/language.ts";
import { isPageId, parentOf } from "../../state/page.ts";
import { useGuard } from "../../state/permissions.ts";
import { DirectorySection } from "./tables/directory-section.tsx";
import { ReferenceSection } from "./tables/reference-section.tsx";

const parts = ["overview", "directory", "titles"] as const;
type Part = (typeof parts)[number];

/** The way to every part of the analysis administration that the person may open, the directory, and imported titles. */
export default function AnalysisAdminScreen() {
  const words = useWords("rulesets.area");
  const asked = new URLSearchParams(useSearch()).get("part");
  const part: Part = parts.find((each) => each === asked) ?? "overview";
  const tab =
    "border-b-2 border-transparent px-2.5 py-2 text-data pointer-coarse:min-w-11 pointer-coarse:py-3.5 text-text-2 hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-text";
  return (
    <>
      <PageHeader title={words("title")} />
      <nav aria-label={words("tabs")} className="flex gap-2 border-b border-line bg-surface px-5 max-lg:px-4">
        {parts.map((each) => (
          <AppLink
            key={each}
            href={each === "overview" ? linkTo("analysisAdmin") : linkTo("analysisAdmin", undefined, { part: each })}
            aria-current={part === each ? "page" : undefined}
            className={tab}
          >
            {words(each)}
          </AppLink>
        ))}
      </nav>
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
  const words = useWords("rulesets.area");
  const { opens } = useGuard();
  const pageName = usePageName();
  const open = partsBelow().filter((id) => opens(id));
  const known = described.filter((id) => open.includes(id));
  const others = open.filter((id) => !described.some((each) => each === id));
  return (
    <div className="grid gap-3.5 md:grid-cols-2">
      {known.map((id) => (
        <Panel key={id} title={pageName(sitemap[id].title)}>
          <p className="mb-2 text-data text-text-2">{words(id)}</p>
          <TextLink href={linkTo(id)}>{pageName(sitemap[id].title)}</TextLink>
        </Panel>
      ))}
      <Panel title={words("directory")}>
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
              <li key={id}>
                <TextLink href={sitemap[id].path}>{pageName(sitemap[id].title)}</TextLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
