import { Button, Dialog, ErrorState, Skeleton, TextLink, useTranslate } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { useMailView } from "./mail-view.ts";
import { useChangeMails } from "./use-change-mails.ts";

interface MailDialogProps {
  readonly mailId: string;
  readonly onClose: () => void;
}

/** One mail: its text, the provider's events, and how its receiver is opted out by hand. */
export function MailDialog({ mailId, onClose }: MailDialogProps) {
  const words = useTranslations("campaigns.mails");
  const { params } = useMailView();
  const { data, problem, reload, refreshing } = useCall("campaignMail", { params: { ...params, mailId } });
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={data?.subject === undefined || data.subject === "" ? words("preview") : data.subject}
      footer={<Button onClick={onClose}>{words("close")}</Button>}
    >
      {problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />}
      {data === undefined && problem === undefined && <Skeleton kind="table" columns={1} rows={6} rowHeight={24} />}
      {data !== undefined && <MailText mail={data} />}
    </Dialog>
  );
}

function MailText({ mail }: { readonly mail: AnswerOf<"campaignMail"> }) {
  const words = useTranslations("campaigns.mails");
  const translate = useTranslate();
  const say = useCampaignWords();
  const { params, mayWork } = useMailView();
  const { supplierKey, text, language, events, reason, isTest } = mail;
  const known = (event: string): event is "delivered" | "bounce" | "spamreport" =>
    event === "delivered" || event === "bounce" || event === "spamreport";
  return (
    <div className="flex flex-col gap-3 text-data">
      {reason !== null && <p className="text-warning">{translate(reason)}</p>}
      <p lang={language} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {events.length > 0 && (
        <section aria-label={words("events")}>
          <h4 className="font-semibold">{words("events")}</h4>
          <ul>
            {events.map(({ event, on, reason: said }) => (
              <li key={`${event} ${on}`} className="wrap-anywhere">
                {[say.moment(on), known(event) ? words(`event.${event}`) : event, said]
                  .filter((each) => each !== "")
                  .join(", ")}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isTest && (
        <TextLink href={linkTo("jobCampaignSupplier", { ...params, supplierKey })}>{words("reply")}</TextLink>
      )}
      {!isTest && mayWork && <OptOutButtons supplierKey={supplierKey} />}
    </div>
  );
}

function OptOutButtons({ supplierKey }: { readonly supplierKey: string }) {
  const words = useTranslations("campaigns.mails");
  const { change, pending } = useChangeMails(words("optOutOperation"));
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" pending={pending} onClick={() => void change({ kind: "optOut", supplierKey, scope: "buyer" })}>
        {words("optOutBuyer")}
      </Button>
      <Button size="sm" disabled={pending} onClick={() => void change({ kind: "optOut", supplierKey, scope: "brand" })}>
        {words("optOutBrand")}
      </Button>
    </div>
  );
}
