import { AppLink, buttonStyle, PageHeader } from "@paygauge/ui";
import { userComparisons } from "@paygauge/api-types/entities/endpoint-comparison";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { ComparisonPart } from "./comparison-part.tsx";

/** Permissions and lists of two users. */
export default function ComparisonUsersScreen() {
  const names = usePageNames();
  const words = useTranslations("endpointComparison");
  return (
    <div className="flex min-h-full flex-col">
      <PageHeader
        title={names.title("endpointComparisonUsers")}
        facts={words("usersFacts")}
        actions={
          <AppLink href={linkTo("endpointComparisonJobs")} className={buttonStyle()}>
            {words("toJobs")}
          </AppLink>
        }
      />
      <ComparisonPart calls={userComparisons} />
    </div>
  );
}
