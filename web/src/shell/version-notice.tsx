import { Button, Dialog } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { limits } from "@paygauge/api-types/limits";
import { transfersAtom } from "../data/uploads/transfers.ts";
import { useCall } from "../data/use-call.ts";
import { useBoot } from "../state/boot.ts";
import { useTranslations } from "../state/formats.ts";
import { useMessages } from "../state/language.ts";
import { isUnsavedAtom } from "../state/unsaved.ts";

/** The newest timestamp that is not the one this page was opened under nor one that was declined; null: none. */
function useNewVersion(): readonly [string | null, () => void] {
  const { appVersionCheckMs } = useBoot().settings;
  const stamp = useCall("appTimestamp", {}, { pollMs: appVersionCheckMs }).data;
  const [known, setKnown] = useState<string | undefined>();
  if (stamp !== undefined && known === undefined) setKnown(stamp);
  const isNew = stamp !== undefined && known !== undefined && stamp > known;
  return [isNew ? stamp : null, () => setKnown(stamp)];
}

/** Tells of a new version and loads it after a minute; never over unsaved work or a running upload. */
export function VersionNotice() {
  const [stamp, decline] = useNewVersion();
  return stamp === null ? null : <Countdown key={stamp} onDecline={decline} />;
}

function Countdown({ onDecline }: { readonly onDecline: () => void }) {
  const words = useTranslations("notices.version");
  const messages = useMessages();
  const isUnsaved = useAtomValue(isUnsavedAtom);
  const isSending = useAtomValue(transfersAtom).length > 0;
  const held = isUnsaved || isSending;
  const [seconds, setSeconds] = useState(limits.noticeMs / 1000);
  useEffect(() => {
    if (held) return undefined;
    const timer = setInterval(() => setSeconds((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, [held]);
  useEffect(() => {
    if (!held && seconds <= 0) location.reload();
  }, [held, seconds]);
  return (
    <Dialog
      open
      title={words("title")}
      description={held ? words("waits") : words("auto", { seconds: String(Math.max(0, seconds)) })}
      onOpenChange={onDecline}
      footer={
        <>
          <Button onClick={onDecline}>{messages.dontRefresh}</Button>
          <Button variant="primary" data-first-focus onClick={() => location.reload()}>
            {messages.refreshNow}
          </Button>
        </>
      }
    />
  );
}
