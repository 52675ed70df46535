import { EnvironmentBar } from "@paygauge/ui";
import { useEffect, useState } from "react";
import { useBoot } from "../state/boot.ts";
import { useTranslations } from "../state/formats.ts";

/** Until when the log level of this session is raised; nothing once that is over. */
export default function DebugMark() {
  const words = useTranslations("dev.debug");
  const { debugUntil = 0 } = useBoot();
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(debugUntil), debugUntil - Date.now());
    return () => clearTimeout(timer);
  }, [debugUntil]);
  if (over >= debugUntil) return null;
  return <EnvironmentBar name={words("bar", { until: new Date(debugUntil).toISOString().slice(11, 16) })} />;
}
