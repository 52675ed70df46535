/** Every write of a campaign, in an order in which each has what it needs. */
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { call } from "../areas/uploads/upload-calls.fixture.ts";
import { mailWrites } from "./mail-writes.fixture.ts";
import { letterWrites } from "./text-writes.fixture.ts";
import type { Write } from "./writing.fixture.ts";

const settings = {
  name: "Cheque to card",
  route: "Issuer",
  tone: "offer",
  method: "vcard",
  ownerUserId: null,
  startsOn: null,
  dueOn: null,
  conversion: 0.5,
  keepContactsMonths: 12,
} as const;

export async function campaignWrites(make: Write, jobId: string, supplierKey: string): Promise<void> {
  const { id: campaignWorkflowId } = await make("createCampaign", {
    params: { jobId },
    body: { from: { kind: "empty" } },
  });
  const params = { jobId, campaignWorkflowId };
  const from = { kind: "selection" } as const;
  await make("addCampaignSuppliers", { params, body: { version: 1, from } });
  await make("updateCampaign", { params, body: { version: 2, ...settings } });
  const rowOf = async (key: string) => {
    const path = `/jobs/${jobId}/campaign-workflows/${campaignWorkflowId}/suppliers/${key}`;
    const { member } = await call<AnswerOf<"campaignSupplier">>("GET", path);
    return { supplierKey: key, version: member.version };
  };
  const page = { pageNumber: 1, pageSize: 10 };
  const path = `/jobs/${jobId}/campaign-workflows/${campaignWorkflowId}/suppliers/get`;
  const { collection } = await call<AnswerOf<"campaignSuppliers">>("POST", path, page);
  const other = collection.find((each) => each.supplierKey !== supplierKey)?.supplierKey ?? "";
  await make("removeCampaignSuppliers", { params, body: { version: 3, supplierKeys: [other] } });
  const one = { params: { ...params, supplierKey } };
  await letterWrites(make, one.params);
  const contact = { name: "Jenny Marsh", role: "", phone: "0161 496 0182", mail: "", isVerified: true };
  await make("saveCampaignContact", { ...one, body: { version: 0, ...contact } });
  await make("setCampaignStage", { params, body: { version: 4, stage: "Active", isForced: false, note: "" } });
  await make("nextCampaignCall", { params, body: {} });
  await make("releaseCampaignCall", one);
  await make("holdCampaignCall", one);
  await make("logCampaignAttempt", { ...one, body: { channel: "call", disposition: "spoke", note: "" } });
  const { changeId } = await make("changeCampaignSuppliers", {
    params,
    body: {
      change: { kind: "move", to: "Failed", reason: "fees" },
      selection: { kind: "rows", rows: [await rowOf(supplierKey)] },
    },
  });
  await make("undoCampaignChange", { params: { ...params, changeId } });
  await make("eraseCampaignContact", one);
  const contacts = new File([`Supplier key,Contact,Email\n${supplierKey},Ann Lee,ann@lee.example\n`], "contacts.csv");
  await make("keepCampaignFile", {
    params: { jobId },
    body: { kind: "contacts", campaignWorkflowId, file: contacts, version: 0 },
  });
  await mailWrites(make, one.params);
  const { id } = await make("createCampaign", { params: { jobId }, body: { from: { kind: "empty" } } });
  await make("deleteCampaign", { params: { jobId, campaignWorkflowId: id } });
}
