import { AppLink, PageHeader } from "@paygauge/ui";
import { ChevronRight } from "lucide-react";
import { pages, type PageId } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { useGuard } from "../../state/permissions.ts";

const told = ["companiesHouse", "addressValidator", "aiAddressParser", "sendEmail"] as const;
type Told = (typeof told)[number];
const isTold = (id: PageId): id is Told => told.some((each) => each === id);

/** The tools that this user can open, each with what it does. */
export default function ToolsScreen() {
  const words = useTranslations("tools.home");
  const { opens } = useGuard();
  const names = usePageNames();
  const below = pages.flatMap(({ id, page }) => (page.parent === "tools" && isTold(id) && opens(id) ? [id] : []));
  return (
    <>
      <PageHeader title={names.title("tools")} />
      <div className="border-t border-line p-5 max-lg:p-4">
        <ul className="grid max-w-300 gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
          {below.map((id) => (
            <li
              key={id}
              className="relative rounded-card border border-line bg-surface px-4 py-3.5 hover:bg-hover has-focus-visible:border-accent"
            >
              <h2 className="flex items-center gap-2 text-section font-semibold">
                <AppLink
                  href={pages.find((each) => each.id === id)?.path ?? ""}
                  className="grow after:absolute after:inset-0"
                >
                  {names.title(id)}
                </AppLink>
                <ChevronRight aria-hidden size={16} strokeWidth={1.6} className="text-text-3" />
              </h2>
              <p className="mt-1 text-data text-text-2">{words(id)}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
