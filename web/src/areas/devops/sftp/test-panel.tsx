import { Button, Panel } from "@paygauge/ui";
import { CircleCheck, ListChecks } from "lucide-react";
import type { SftpConfiguration } from "@paygauge/api-types/endpoints/sftp-configurations";
import type { SftpRun } from "@paygauge/api-types/entities/sftp";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { FileLines } from "./file-lines.tsx";

interface TestPanelProps {
  readonly row: SftpConfiguration;
  readonly test: SftpRun | null;
  readonly onAsked: () => void;
}

/** The last test: which files match. The connector answers it and reads no file. */
export function TestPanel({ row, test, onAsked }: TestPanelProps) {
  const words = useTranslations("sftp");
  const { locale } = useFormats();
  const mayEdit = useMay("SftpConfigurations_CRUD");
  const mayChange = useMayChange();
  const { run, pending } = useAction("testSftp", { operation: words("runTest") });
  const ask = async () => {
    const outcome = await run({ params: { id: row.id } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onAsked();
  };
  const waits = test?.state === "asked";
  const at = (iso: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short", timeZone: row.zone }).format(
      new Date(iso),
    );
  return (
    <Panel
      title={words("testTitle")}
      facts={test?.finishedOn ? words("testAt", { at: at(test.finishedOn) }) : words("testHint")}
      actions={
        mayEdit && (
          <Button
            size="sm"
            pending={pending}
            disabled={!mayChange || !row.hasCredential || waits}
            icon={<ListChecks aria-hidden size={16} strokeWidth={1.6} />}
            onClick={() => void ask()}
          >
            {words("test")}
          </Button>
        )
      }
    >
      <div aria-live="polite" className="text-data">
        {test === null && <p className="text-text-2">{words("testNone")}</p>}
        {waits && <p className="text-text-2">{words("testWaits")}</p>}
        {test?.problem && <p className="text-danger">{words(`problems.${test.problem}`)}</p>}
        {test?.state === "done" && <Found test={test} />}
      </div>
    </Panel>
  );
}

function Found({ test }: { readonly test: SftpRun }) {
  const words = useTranslations("sftp");
  const matched = test.matched ?? 0;
  return (
    <>
      <p className="mb-1 flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden size={16} strokeWidth={1.6} className="text-success" />
        {words("match", { matched, seen: test.seen ?? 0 })}
      </p>
      <FileLines files={test.files} more={matched - test.files.length} />
    </>
  );
}
