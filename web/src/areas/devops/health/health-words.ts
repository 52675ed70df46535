import { useTranslate } from "@paygauge/ui";
import { integrations, type CheckResult, type Integration } from "@paygauge/api-types/entities/system-health";
import { useTranslations } from "../../../state/formats.ts";

function isIntegration(check: CheckResult["check"]): check is Integration {
  return integrations.some((each) => each === check);
}

/** The verdict on results in the words of docs/specification.md section 5: a headline, and a line for each failure. */
export function useVerdict(): (results: readonly CheckResult[]) => { headline: string; lines: readonly string[] } {
  const words = useTranslations("systemHealth");
  const translate = useTranslate();
  return (results) => {
    const failed = results.filter(({ state }) => state === "failed");
    const lines = failed.map(({ check, message: said }) => {
      const message = said === null ? words("unknown") : translate(said);
      return isIntegration(check)
        ? words("integrationLine", { name: words(`names.${check}`), message })
        : words("componentLine", { name: words(`components.${check}.name`), message });
    });
    return { headline: words(lines.length === 0 ? "completed" : "failedWith"), lines };
  };
}
