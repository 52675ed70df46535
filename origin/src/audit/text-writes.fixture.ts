/** Every write of a text that a model can draft; drafting was switched on before. */
import type { Write } from "./writing.fixture.ts";

const body = { language: "en" } as const;

export async function narrativeWrites(make: Write, jobId: string): Promise<void> {
  const params = { jobId };
  await make("draftJobNarrative", { params, body });
  await make("writeJobNarrative", { params, body: { ...body, text: "Spend is known." } });
}

export async function letterWrites(
  make: Write,
  params: { readonly jobId: string; readonly campaignWorkflowId: string; readonly supplierKey: string },
): Promise<void> {
  await make("draftCampaignLetter", { params, body });
  await make("writeCampaignLetter", { params, body: { ...body, text: null } });
}
