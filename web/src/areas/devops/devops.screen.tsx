import { AppLink, PageHeader } from "@paygauge/ui";
import { ChevronRight } from "lucide-react";
import { pages, type PageId } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { useGuard } from "../../state/permissions.ts";
import { SystemPanel } from "./system-panel.tsx";

const told = [
  "proqMonitoring",
  "workflowManagement",
  "jobMaintenance",
  "systemHealthCheck",
  "resourceGuard",
  "sftpConfigurations",
] as const;
type Told = (typeof told)[number];

function isTold(id: PageId): id is Told {
  return told.some((each) => each === id);
}

/** The pages of the area that this user may open, each with what it is for. */
export default function DevopsScreen() {
  const words = useTranslations("devops.home");
  const { opens } = useGuard();
  const pageNames = usePageNames();
  const below = pages.filter(({ id, page }) => page.parent === "devops" && !page.path.includes(":") && opens(id));
  return (
    <>
      <PageHeader title={words("title")} />
      <div className="border-t border-line p-5 max-lg:p-4">
        <ul className="grid max-w-300 gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
          {below.map(({ id, page }) => (
            <li
              key={id}
              className="relative rounded-card border border-line bg-surface px-4 py-3.5 hover:bg-hover has-focus-visible:border-accent"
            >
              <h2 className="flex items-center gap-2 text-section font-semibold">
                <AppLink href={page.path} className="grow after:absolute after:inset-0">
                  {pageNames.title(id)}
                </AppLink>
                <ChevronRight aria-hidden size={16} strokeWidth={1.6} className="text-text-3" />
              </h2>
              <p className="mt-1 text-data text-text-2">
                {isTold(id) ? words(id) : words("other", { page: pageNames.title(id) })}
              </p>
            </li>
          ))}
        </ul>
        <SystemPanel />
      </div>
    </>
  );
}
