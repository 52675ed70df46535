import { AppLink, buttonStyle, Panel, TextLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import { useTranslations } from "../../../state/formats.ts";
import { jobHref } from "../../../state/job-href.ts";
import { useGuard } from "../../../state/permissions.ts";

const steps = ["drop", "check", "open"] as const;
/** A fictional ledger for trying the product; it is written before the build. */
const sampleLedger = "/assets/samples/paygauge-sample-ledger.csv";

/** Three steps to a first result, for users whose list has no job but samples. */
export function FirstVisit({ sample }: { readonly sample: JobListItem | undefined }) {
  const words = useTranslations("main.home.first");
  const { opens } = useGuard();
  return (
    <Panel title={words("title")}>
      <ol className="grid gap-4 sm:grid-cols-3">
        {steps.map((step, at) => (
          <li key={step} className="flex flex-col gap-0.5">
            <span className="font-medium">
              {at + 1}. {words(step)}
            </span>
            <span className="text-data text-text-2">{words(`${step}Text`)}</span>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {opens("newJob") && (
          <AppLink href={linkTo("newJob")} className={buttonStyle({ variant: "primary" })}>
            {words("drop")}
          </AppLink>
        )}
        {sample === undefined ? (
          <TextLink href={sampleLedger} download>
            {words("sampleFile")}
          </TextLink>
        ) : (
          <AppLink href={jobHref(sample, opens)} className={buttonStyle({})}>
            {words("sample")}
          </AppLink>
        )}
      </div>
    </Panel>
  );
}
