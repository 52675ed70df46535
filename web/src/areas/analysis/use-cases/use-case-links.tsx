import { Badge, TextLink, useTexts } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { UseCaseOfSupplier } from "@paygauge/api-types/entities/use-cases";
import { useTranslations } from "../../../state/formats.ts";

interface UseCaseLinksProps {
  readonly jobId: string;
  readonly cases: readonly UseCaseOfSupplier[];
}

/** Use cases that count a supplier, each with its method and state. */
export function UseCaseLinks({ jobId, cases }: UseCaseLinksProps) {
  const words = useTranslations("useCases.status");
  const texts = useTexts();
  return (
    <ul className="flex flex-col gap-1.5 text-data">
      {cases.map(({ useCaseId, name, method, isPublished }) => (
        <li key={useCaseId} className="flex flex-wrap items-center gap-2">
          <TextLink href={linkTo("jobUseCase", { jobId, useCaseId })}>{name}</TextLink>
          <Badge tone="accent">{texts.capabilityNames[method]}</Badge>
          <span className="text-label text-text-2">{words(isPublished ? "published" : "draft")}</span>
        </li>
      ))}
    </ul>
  );
}
