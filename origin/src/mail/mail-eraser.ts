import { objectNamed, type Env } from "../env.ts";

/** What jobs ask of their issuer's mails; declared here, since the object itself imports the jobs'. */
interface ErasesMails {
  eraseCampaign(campaignId: string): Promise<void>;
  dropJob(jobId: string): Promise<void>;
}

/** The object that holds an issuer's mails, as jobs reach it. */
export function mailEraserOf(
  env: Pick<Env, "MAIL">,
  issuerId: string,
): DurableObjectStub<ErasesMails & Rpc.DurableObjectBranded> {
  return objectNamed<ErasesMails & Rpc.DurableObjectBranded>(env.MAIL, issuerId);
}
