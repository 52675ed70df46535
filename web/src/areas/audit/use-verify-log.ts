import { useState } from "react";
import type { AuditCheck } from "@paygauge/api-types/entities/audit";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import "./audit-calls.ts";

interface LogVerification {
  readonly run: () => Promise<void>;
  readonly pending: boolean;
  /** What was found so far, with the entries of all segments; null before the first. */
  readonly found: AuditCheck | null;
}

/** Checks the audit log segment by segment, up to its end or the first fault. */
export function useVerifyLog(): LogVerification {
  const words = useTranslations("audit");
  const verify = useAction("verifyAuditLogs", { operation: words("verifyOperation") });
  const [found, setFound] = useState<AuditCheck | null>(null);
  const [pending, setPending] = useState(false);
  const run = async () => {
    if (pending) return;
    setPending(true);
    let checked = 0;
    for (let after: number | null = 0; after !== null;) {
      const outcome = await verify.run({ query: { after: String(after) } });
      if (!outcome?.ok) {
        setFound(null);
        break;
      }
      checked += outcome.answer.checked;
      setFound({ ...outcome.answer, checked });
      after = outcome.answer.next;
    }
    setPending(false);
  };
  return { run, pending, found };
}
