/** A mail that was sent from a campaign, for tests in workerd. */
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { call, until } from "../../uploads/upload-calls.fixture.ts";
import { begun, membersOf } from "../campaigns.fixture.ts";

const root = (jobId: string, id: string) => `/jobs/${jobId}/campaign-workflows/${id}`;
const mailsOf = (jobId: string, id: string) => call<AnswerOf<"campaignMails">>("GET", `${root(jobId, id)}/mails`);

/** A campaign whose first supplier was written to, with the mail's link. */
export async function written(jobId: string, name: string) {
  const id = await begun(jobId);
  const { collection } = await membersOf(jobId, id);
  const key = collection[0]?.supplierKey ?? "";
  const contact = { version: 0, name: "Jenny Marsh", role: "", phone: "", isVerified: true };
  await call("PUT", `${root(jobId, id)}/suppliers/${key}/contact`, { ...contact, mail: `${name}@supplier.example` });
  const changes = `${root(jobId, id)}/mails/changes`;
  await call("POST", changes, { kind: "postalAddress", postalAddress: "4 Quay Street, Bristol" });
  await call("POST", changes, {
    kind: "accounts",
    accountsContact: "Rosa Keane",
    accountsMail: "payables@buyer.example",
  });
  await call("POST", `${root(jobId, id)}/mails`, { kind: "all", recipients: 1 });
  const { mails } = await until(
    () => mailsOf(jobId, id),
    (found) => found.mails[0]?.state === "Sent",
  );
  const mailId = mails[0]?.mailId ?? "";
  const { text } = await call<AnswerOf<"campaignMail">>("GET", `${root(jobId, id)}/mails/${mailId}`);
  const link = /https?:\S+\/api\/v1\/mails\/\S+pgt_[\w-]{43}/.exec(text)?.[0] ?? "";
  return { jobId, id, key, mailId, link, path: link === "" ? "" : new URL(link).pathname };
}
