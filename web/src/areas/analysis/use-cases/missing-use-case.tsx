import { AppLink, buttonStyle, EmptyState } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types";
import { useTranslations } from "../../../state/formats.ts";

/** A use case that is not there, or not for this person. */
export function MissingUseCase({ jobId }: { readonly jobId: string }) {
  const words = useTranslations("useCases.page");
  return (
    <EmptyState
      title={words("missingTitle")}
      action={
        <AppLink href={linkTo("jobUseCases", { jobId })} className={buttonStyle()}>
          {words("toList")}
        </AppLink>
      }
    >
      {words("missing")}
    </EmptyState>
  );
}
