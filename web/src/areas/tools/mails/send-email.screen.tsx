import { ErrorState, PageHeader, Skeleton } from "@paygauge/ui";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { MailForm } from "./mail-form.tsx";

/** Emails by hand: brand, template, recipients, and what each of them reads. */
export default function SendEmailScreen() {
  const words = useTranslations("tools.mails");
  const names = usePageNames();
  const form = useCall("toolMailForm", {});
  return (
    <>
      <PageHeader title={names.title("sendEmail")} facts={words("facts")} />
      <div className="border-t border-line p-5 max-lg:p-4">
        {form.data === undefined ? (
          form.problem === undefined ? (
            <Skeleton kind="form" fields={5} />
          ) : (
            <ErrorState {...problemView(form.problem)} onRetry={form.reload} retrying={form.refreshing} />
          )
        ) : form.data.brands.length === 0 ? (
          <p className="text-data">{words("noBrand")}</p>
        ) : (
          <MailForm form={form.data} onSent={form.reload} />
        )}
      </div>
    </>
  );
}
