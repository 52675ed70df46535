import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import { Badge, PageHeader, TextLink } from "@paygauge/ui";
import { linkTo, sitemap } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { isPageId } from "../../state/page.ts";
import { useGuard } from "../../state/permissions.ts";

/** The pages of the developer area that this person may open. */
export default function DevScreen() {
  const words = useTranslations("dev");
  const pageNames = usePageNames();
  const { opens } = useGuard();
  const pages = Object.keys(sitemap)
    .filter(isPageId)
    .filter((id) => isBelowDev(sitemap[id]) && opens(id));
  return (
    <>
      <PageHeader title={words("title")} facts={words("lead")} />
      <ul className="flex flex-col gap-2 px-5 max-lg:px-4">
        {pages.map((id) => (
          <li key={id} className="flex min-h-6 items-center gap-3 text-body">
            <TextLink href={examplePath(sitemap[id].path)}>{pageNames.title(id)}</TextLink>
            {!sitemap[id].released && <Badge>{words("notReleased")}</Badge>}
          </li>
        ))}
      </ul>
    </>
  );
}

function isBelowDev(page: Page): boolean {
  return page.path.startsWith(`${linkTo("dev")}/`);
}
