import { TextLink } from "@paygauge/ui";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { useTranslations } from "../../../state/formats.ts";
import { sampleLedger, sampleSummary, sampleSuppliers } from "../sample-ledger.ts";

const samples = {
  base: { href: sampleSummary, words: "sampleBase" },
  advanced: { href: sampleLedger, words: "sampleAdvanced" },
  matchedDataOnly: { href: sampleSuppliers, words: "sampleMatchedDataOnly" },
} as const;

/** One sample for each kind of job that the user may make. */
export function Samples({ permitted }: { readonly permitted: readonly LedgerKind[] }) {
  const words = useTranslations("create.choose");
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-data text-text-2 pointer-coarse:gap-y-7">
      {words("samples")}
      {permitted.map((kind) => (
        <TextLink key={kind} href={samples[kind].href} download>
          {words(samples[kind].words)}
        </TextLink>
      ))}
    </p>
  );
}
