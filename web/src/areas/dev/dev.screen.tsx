import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import { isPageOf } from "@paygauge/api-types/access/test-environment";
import { Badge, PageHeader, PartBar, TextLink } from "@paygauge/ui";
import { useLocation, useSearch } from "wouter";
import { linkTo, sitemap } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";
import { useBoot } from "../../state/boot.ts";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { isPageId } from "../../state/page.ts";
import { useGuard, useMay } from "../../state/permissions.ts";
import { ConfigPart } from "./config/config-part.tsx";
import { MemoryPart } from "./memory/memory-part.tsx";

/** The developer area: its pages, the settings of the Workers and the memory test, each for users who have its permission. */
export default function DevScreen() {
  const words = useTranslations("dev");
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get("part");
  const allowed = { pages: true, config: useMay("AppConfig_VIEW"), memory: useMay("MemoryTest_RUN") };
  const keys = (["pages", "config", "memory"] as const).filter((key) => allowed[key]);
  const part = keys.find((key) => key === asked) ?? "pages";
  const parts = keys.map((key) => ({
    key,
    label: words(`parts.${key}`),
    href: linkTo("dev", undefined, key === "pages" ? {} : { part: key }),
  }));
  return (
    <div className="flex min-h-full flex-col">
      <PageHeader title={words("title")} facts={words("lead")} />
      {parts.length > 1 && (
        <PartBar label={words("parts.label")} parts={parts} currentKey={part} onNavigate={navigate} />
      )}
      <div className="px-5 py-4 max-lg:px-4">
        {part === "pages" && <PageList />}
        {part === "config" && <ConfigPart />}
        {part === "memory" && <MemoryPart />}
      </div>
    </div>
  );
}

/** The pages of the area that this user may open. */
function PageList() {
  const words = useTranslations("dev");
  const pageNames = usePageNames();
  const { opens } = useGuard();
  const { environment } = useBoot();
  const pages = Object.keys(sitemap)
    .filter(isPageId)
    .filter((id) => isBelowDev(sitemap[id]) && isPageOf(id, environment) && opens(id));
  return (
    <ul className="flex flex-col gap-2">
      {pages.map((id) => (
        <li key={id} className="flex min-h-6 items-center gap-3 text-body pointer-coarse:min-h-11">
          <TextLink href={examplePath(sitemap[id].path)}>{pageNames.title(id)}</TextLink>
          {!sitemap[id].released && <Badge>{words("notReleased")}</Badge>}
        </li>
      ))}
    </ul>
  );
}

function isBelowDev(page: Page): boolean {
  return page.path.startsWith(`${linkTo("dev")}/`);
}
