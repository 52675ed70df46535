import { TextLink } from "@paygauge/ui";
import type { Benchmark } from "@paygauge/api-types/entities/benchmarks";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";

/** Who the peers are, and why figures are missing: in words that say nothing of any of them. */
export function BenchmarkNotes({ data }: { readonly data: Benchmark }) {
  const words = useTranslations("globalInsights.benchmark");
  const { opens } = useGuard();
  const { buyerId, month, needs, isShared, metrics } = data;
  const isWithheld = month !== null && needs.length === 0 && metrics.some(({ peers }) => peers === null);
  const toBuyer = (needs.includes("industry") || needs.includes("country")) && buyerId !== null && opens("buyer");
  const notes = [
    ...(month === null ? [words("noMonth")] : []),
    ...needs.map((need) => words(`needs.${need}`)),
    ...(isWithheld ? [words("withheld")] : []),
    ...(metrics.some(({ peers }) => peers?.quartiles === null) ? [words("fromTen")] : []),
    ...(month === null ? [] : [words(isShared ? "shared" : "ownIssuer")]),
    words("monthly"),
  ];
  return (
    <p className="mt-2.5 text-data text-text-2">
      {notes.join(" ")} {toBuyer && <TextLink href={linkTo("buyer", { buyerId })}>{words("toBuyer")}</TextLink>}
    </p>
  );
}
