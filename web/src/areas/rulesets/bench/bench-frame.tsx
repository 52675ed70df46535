import { Panel } from "@paygauge/ui";
import { useState, type ReactNode } from "react";
import { useTranslations } from "../../../state/formats.ts";
import { JobPicker, SupplierPicker } from "./pickers.tsx";

interface BenchFrameProps {
  readonly isUsable: boolean;
  readonly children: (jobId: string, supplierKey: string) => ReactNode;
}

/** Chooses a supplier of a job; the rules' result for it is drawn below, as they are now. */
export function BenchFrame({ isUsable, children }: BenchFrameProps) {
  const words = useTranslations("rulesets.bench");
  const [jobId, setJobId] = useState<string>();
  const [supplierKey, setSupplierKey] = useState<string>();
  return (
    <Panel title={words("title")}>
      <p className="mb-2 text-label text-text-2">{words("hint")}</p>
      <div className={`grid gap-3 ${jobId === undefined ? "" : "sm:grid-cols-2"}`}>
        <JobPicker
          value={jobId}
          onChange={(next) => {
            setJobId(next);
            setSupplierKey(undefined);
          }}
        />
        {jobId !== undefined && (
          <SupplierPicker key={jobId} jobId={jobId} value={supplierKey} onChange={setSupplierKey} />
        )}
      </div>
      {!isUsable && <p className="mt-2 text-data text-warning">{words("wait")}</p>}
      {isUsable && jobId !== undefined && supplierKey !== undefined && (
        <div className="mt-3">{children(jobId, supplierKey)}</div>
      )}
    </Panel>
  );
}
