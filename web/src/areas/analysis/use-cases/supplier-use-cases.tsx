import { Panel } from "@paygauge/ui";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { UseCaseLinks } from "./use-case-links.tsx";

interface SupplierUseCasesProps {
  readonly jobId: string;
  readonly supplierKey: string;
}

/** On a supplier's page: every use case that counts it; nothing where none does. */
export function SupplierUseCases({ jobId, supplierKey }: SupplierUseCasesProps) {
  const words = useTranslations("useCases.supplier");
  const query = useRunQuery();
  const { opens } = useGuard();
  const input = opens("jobUseCases") ? { params: { jobId, supplierKey }, query } : null;
  const { data } = useCall("supplierUseCases", input, { keepPrevious: false });
  if (data === undefined || data.length === 0) return null;
  return (
    <Panel title={words("counts")} facts={words("countsFacts")}>
      <UseCaseLinks jobId={jobId} cases={data} />
    </Panel>
  );
}
