import { Button } from "@paygauge/ui";
import { ListChecks } from "lucide-react";
import { useLocation } from "wouter";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useTranslations } from "../../../state/formats.ts";
import { payeesHref } from "./payees-param.ts";
import { usePayeesWaiting } from "./payees-waiting.tsx";

/** The way to the review of payee classes, with what waits there. */
export function PayeesButton({ job }: { readonly job: Job }) {
  const words = useTranslations("decisions.payees");
  const [, navigate] = useLocation();
  const waiting = usePayeesWaiting(job);
  return (
    <Button icon={<ListChecks aria-hidden size={16} strokeWidth={1.6} />} onClick={() => navigate(payeesHref(job.id))}>
      {waiting === null ? words("openNone") : words("open", waiting)}
    </Button>
  );
}
