/** Every write of campaigns' mails and of the calls that a token opens, in an order in which each has what it needs. */
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { call, until } from "../areas/uploads/upload-calls.fixture.ts";
import { signedHeaders, trustProvider } from "../mail/signed-events.fixture.ts";
import type { Write } from "./writing.fixture.ts";

const anonymous = { sub: "anonymous", sid: "" };

export async function mailWrites(
  make: Write,
  { supplierKey, ...params }: Readonly<Record<"jobId" | "campaignWorkflowId" | "supplierKey", string>>,
): Promise<void> {
  const language = "en";
  const postalAddress = "4 Quay Street, Bristol";
  await make("changeCampaignMails", { params, body: { kind: "postalAddress", postalAddress } });
  const template = {
    subject: "How {buyer} pays you",
    text: "Dear {contact},\n\n{offer}\n\n{reference} {accountsContact} {accountsMail}",
  };
  const accounts = { kind: "accounts", accountsContact: "Rosa Keane", accountsMail: "payables@buyer.example" } as const;
  await make("changeCampaignMails", { params, body: accounts });
  await make("saveMailTemplate", { params, body: { language, version: 0, ...template } });
  await make("sendCampaignMails", { params, body: { kind: "test", supplierKey, language } });
  const path = `/jobs/${params.jobId}/campaign-workflows/${params.campaignWorkflowId}/mails`;
  const { mails } = await until(
    () => call<AnswerOf<"campaignMails">>("GET", path),
    (found) => found.mails[0]?.state === "Sent",
  );
  const { text } = await call<AnswerOf<"campaignMail">>("GET", `${path}/${mails[0]?.mailId ?? ""}`);
  const [, issuerId = "", linkToken = ""] = /\/mails\/([^/]+)\/stop\/(pgt_[\w-]{43})/.exec(text) ?? [];
  await make("stopMails", { params: { issuerId, linkToken }, as: anonymous });
  await trustProvider();
  const headers = { "content-type": "application/json", ...(await signedHeaders("[]")) };
  await make("mailEvents", { raw: new Uint8Array(new TextEncoder().encode("[]")), headers, as: anonymous });
  const { id: feedId } = await make("makeCalendarFeed", { once: true });
  await make("revokeCalendarFeed", { params: { feedId } });
}
