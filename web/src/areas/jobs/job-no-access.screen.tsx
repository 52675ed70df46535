import { AppLink, buttonStyle, EmptyState } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../state/formats.ts";

/** Shown to a user who was led to a job that is not theirs to see. */
export default function NoAccessScreen() {
  const words = useTranslations("jobs");
  return (
    <div className="p-5">
      <h1 className="sr-only">{words("noAccessTitle")}</h1>
      <EmptyState
        title={words("noAccessTitle")}
        action={
          <AppLink href={linkTo("analysis")} className={buttonStyle()}>
            {words("toList")}
          </AppLink>
        }
      >
        {words("noAccess")}
      </EmptyState>
    </div>
  );
}
