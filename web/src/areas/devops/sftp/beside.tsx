import { NotificationBar } from "@paygauge/ui";
import type { SftpConfiguration } from "@paygauge/api-types/endpoints/sftp-configurations";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { CredentialPanel } from "./credential-panel.tsx";
import { NextRunsPanel } from "./next-runs-panel.tsx";
import { RunsPanel } from "./runs-panel.tsx";
import { TestPanel } from "./test-panel.tsx";

/** What runs next, the last test, the credential, and what was taken. */
export function Beside({ row }: { readonly row: SftpConfiguration }) {
  const words = useTranslations("sftp");
  const { data, problem, reload } = useCall("sftpRuns", { params: { id: row.id } });
  return (
    <div className="flex min-w-0 flex-col gap-3.5">
      {row.problem !== null && (
        <NotificationBar tone="danger">
          {words("stopped", { why: words(`problems.${row.problem}`) })}
          {row.offeredKey !== null && (
            <span className="mt-1 block wrap-anywhere">{words("newKey", { key: row.offeredKey })}</span>
          )}
        </NotificationBar>
      )}
      <NextRunsPanel row={row} />
      <TestPanel row={row} test={data?.test ?? null} onAsked={reload} />
      <CredentialPanel row={row} />
      <RunsPanel runs={data?.runs} problem={problem} onRetry={reload} row={row} />
    </div>
  );
}
