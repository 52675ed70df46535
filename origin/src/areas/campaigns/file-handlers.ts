import { message } from "@paygauge/api-types/catalogue/message";
import type { CampaignFilePreview } from "@paygauge/api-types/entities/campaign-files";
import { limits } from "@paygauge/api-types/limits";
import type { CallContext, Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { notFound } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { askCampaigns, askingOf } from "./ask-campaigns.ts";
import { contactsTable, outcomesTable } from "./campaign-file-tables.ts";
import { aboutCampaign, sourceFacts } from "./handlers.ts";
import { readCampaignFile } from "./read-campaign-file.ts";

type OfFile = Pick<CallContext<"previewCampaignFile">, "db" | "person" | "job" | "body" | "request">;

const nameOf = (file: File): string => file.name.replace(/\.gz$/i, "").slice(0, limits.nameLength);

/** Outcomes of an External Campaign, with what the job's object asks next to them. */
async function outcomesIn({ db, person, job, body, request }: OfFile) {
  const method = body.method ?? "vcard";
  const { lines, facts } = await readCampaignFile(body.file, outcomesTable(method, now().slice(0, 10)));
  const asking = await askingOf({ db, person, job, request });
  const campaignWorkflowId = body.campaignWorkflowId ?? null;
  return { facts, about: { campaignWorkflowId, method, lines, asking, ...(await sourceFacts(db, job)) } };
}

/** Contacts of a campaign's suppliers, with what the job's object asks next to them. @throws Refusal 404 */
async function contactsIn({ db, person, job, body, request }: OfFile) {
  if (body.campaignWorkflowId === undefined) throw notFound("campaign");
  const { lines, facts } = await readCampaignFile(body.file, contactsTable);
  const { campaignWorkflowId } = body;
  const asking = await askingOf({ db, person, job, request });
  return { facts, about: { campaignWorkflowId, fileName: nameOf(body.file), lines, asking } };
}

interface Facts {
  readonly rows: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly columns: CampaignFilePreview["columns"];
  readonly rejects: CampaignFilePreview["rejects"];
}

/** Messages about a file: rows that aren't entries, and those that the job's object does not take. */
function previewOf(
  { kind, file }: OfFile["body"],
  { rows, accepted, rejected, columns, rejects }: Facts,
  told: Omit<CampaignFilePreview, "kind" | "fileName" | "columns" | keyof Facts> & Pick<Facts, "rejects">,
): CampaignFilePreview {
  const { difference, apart, changes, version } = told;
  return {
    kind,
    fileName: nameOf(file),
    rows,
    accepted: accepted - told.rejects.length,
    rejected: rejected + told.rejects.length,
    columns,
    difference,
    apart,
    changes,
    version,
    rejects: [...rejects, ...told.rejects].toSorted((one, other) => one.line - other.line).slice(0, 100),
  };
}

/** Files of campaigns: read in the request that brings them and stored nowhere, so that no contact outlives its erasure. */
export const campaignFilesHandlers = {
  previewCampaignFile: async (context) => {
    const { env, job, body } = context;
    if (body.kind === "external") {
      const { facts, about } = await outcomesIn(context);
      return previewOf(body, facts, await askCampaigns(env, job, "previewOutcomes", about));
    }
    const { facts, about } = await contactsIn(context);
    return previewOf(body, facts, await askCampaigns(env, job, "previewContacts", about));
  },

  keepCampaignFile: async (context) => {
    const { env, job, body, effectId, audit } = context;
    if (body.kind === "external") {
      const { about } = await outcomesIn(context);
      const name = body.name ?? nameOf(body.file).replace(/\.\w+$/, "");
      const told = await askCampaigns(env, job, "keepOutcomes", {
        ...about,
        newId: effectId,
        jobId: job.id,
        name,
        version: body.version,
      });
      const { campaignWorkflowId, difference } = told;
      const { added, changed, gone } = difference;
      audit(aboutCampaign(job, campaignWorkflowId, `imported: ${added} added, ${changed} changed, ${gone} gone`));
      return { ...done(message("campaignImported", { added, changed, gone })), campaignWorkflowId, ...difference };
    }
    const { about } = await contactsIn(context);
    const { difference } = await askCampaigns(env, job, "keepContacts", about);
    const { added, changed } = difference;
    const { campaignWorkflowId } = about;
    audit(aboutCampaign(job, campaignWorkflowId, `contacts imported: ${added} added, ${changed} changed`));
    return { ...done(message("campaignContactsKept", { added, changed })), campaignWorkflowId, ...difference };
  },
} satisfies Partial<Handlers>;
