import { buttonStyle, EmptyState, AppLink } from "@paygauge/ui";
import { linkTo, type PageId } from "@paygauge/api-types/sitemap";
import { useBoot } from "../state/boot.ts";
import { useTranslations } from "../state/formats.ts";
import { usePageNames } from "../state/language.ts";

/** A page that the specification names and this release does not have: said plainly, behind the page's own guard. */
export function NotReleased({ id }: { readonly id: PageId }) {
  const words = useTranslations("shell");
  const { release } = useBoot();
  const title = usePageNames().title(id);
  return (
    <div className="p-5">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={words("notReleasedTitle")}
        action={
          <AppLink href={linkTo("home")} className={buttonStyle()}>
            {words("toStart")}
          </AppLink>
        }
      >
        {words("notReleased", { page: title, release })}
      </EmptyState>
    </div>
  );
}
