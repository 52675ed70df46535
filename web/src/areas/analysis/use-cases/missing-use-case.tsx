import { AppLink, buttonStyle, EmptyState } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { UseCase } from "@paygauge/api-types/entities/use-cases";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** A use case that is not there, or not for this user. */
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

interface NotMemberProps {
  readonly jobId: string;
  readonly found: UseCase;
}

/** A supplier that the set of a use case does not have. */
export function NotInUseCase({ jobId, found }: NotMemberProps) {
  const words = useTranslations("useCases.supplier");
  const formats = useFormats();
  return (
    <EmptyState
      title={words("notMemberTitle")}
      action={
        <AppLink href={linkTo("jobUseCase", { jobId, useCaseId: found.useCaseId })} className={buttonStyle()}>
          {words("toUseCase")}
        </AppLink>
      }
    >
      {words("notMember", { name: found.name, day: formats.day(found.frozenOn) })}
    </EmptyState>
  );
}
