import { Button } from "@paygauge/ui";
import { Power } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { MonitoringData } from "@paygauge/api-types/entities/proq";
import { useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";

// Only who presses the button is asked.
const ServiceQuestion = lazy(async () => ({ default: (await import("./service-question.tsx")).ServiceQuestion }));

interface ServiceButtonProps {
  readonly data: MonitoringData;
  readonly onChanged: () => void;
}

/** Stops the claiming of commands, or starts it again, after a question. */
export function ServiceButton({ data, onChanged }: ServiceButtonProps) {
  const words = useTranslations("devops.monitor");
  const [asking, setAsking] = useState(false);
  const mayChange = useMayChange();
  return (
    <>
      <Button
        variant={data.isRunning ? "danger" : "primary"}
        disabled={!mayChange}
        onClick={() => setAsking(true)}
        icon={<Power aria-hidden size={16} strokeWidth={1.6} />}
      >
        {words(data.isRunning ? "stop" : "start")}
      </Button>
      <Suspense fallback={null}>
        {asking && <ServiceQuestion data={data} onChanged={onChanged} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
