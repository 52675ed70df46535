import { EnvironmentBar, NotificationBar } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { memo, Suspense } from "react";
import { useBoot } from "../state/boot.ts";
import { useTranslations } from "../state/formats.ts";
import { useMessages } from "../state/language.ts";
import { modeAtom, systemMessageAtom } from "../state/system.ts";
import { areaTexts, lazyWithTexts } from "../texts/catalogue.ts";

const DebugMark = lazyWithTexts(() => import("./debug-mark.tsx"), areaTexts.dev);

/** The hatched strip of every environment that has a name, but production; and of the test theme, wherever it is. */
export const EnvironmentStrip = memo(function EnvironmentStrip() {
  const words = useTranslations("shell");
  const { environment, brand, debugUntil } = useBoot();
  const isNamed = environment !== "" && environment !== "production";
  const isShown = isNamed || brand.theme === "t5";
  if (!isShown && debugUntil === undefined) return null;
  return (
    <aside aria-label={words("environmentLabel")} className="shrink-0">
      {isShown && <EnvironmentBar name={isNamed ? words("environment", { name: environment }) : words("testTheme")} />}
      {debugUntil !== undefined && (
        <Suspense>
          <DebugMark />
        </Suspense>
      )}
    </aside>
  );
});

/** The system's own message, and what read-only mode means. */
export const SystemBars = memo(function SystemBars() {
  const messages = useMessages();
  const systemMessage = useAtomValue(systemMessageAtom);
  const mode = useAtomValue(modeAtom);
  return (
    <>
      {systemMessage !== null && systemMessage !== "" && <NotificationBar tone="info">{systemMessage}</NotificationBar>}
      {mode === "ReadOnly" && <NotificationBar tone="warning">{messages.readOnly}</NotificationBar>}
      {mode === "Maintenance" && <NotificationBar tone="danger">{messages.maintenance}</NotificationBar>}
    </>
  );
});
