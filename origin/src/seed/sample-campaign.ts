/** A campaign of the sample job, from a use case and part worked: what a team has before it after six weeks. */
import { failReasons } from "@paygauge/api-types/campaigns/campaign-rules";
import type { AttemptBody, MemberChange } from "@paygauge/api-types/entities/campaign-suppliers";
import { askCampaigns } from "../areas/campaigns/ask-campaigns.ts";
import { assumptionsIn } from "../areas/issuers/assumptions.ts";
import { askUseCases } from "../areas/use-cases/ask-use-cases.ts";
import type { JobRow } from "../identity/job-sight.ts";
import { seededUserId } from "./people.ts";
import type { SeedContext } from "./seed-context.ts";
import { localDay } from "../local-day.ts";

const useCaseId = "sample-use-case";
const campaignWorkflowId = "sample-campaign";
const owner = { userId: seededUserId("cara-campaigner"), name: "Cara Campaigner" };
const dayMs = 86_400_000;

/** A moment so many days ago, at an hour of work. */
const ago = (days: number, hour = 9): string => {
  const day = new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
  return days === 0 ? new Date().toISOString() : `${day}T${String(hour).padStart(2, "0")}:20:00.000Z`;
};
const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const by = (at: string) => ({ ...owner, at, ...localDay(at, null), mayRun: true, runs: null });

type Ask = Parameters<typeof askCampaigns>;
interface Place {
  readonly env: Ask[0];
  readonly job: Ask[1];
}

const firstNames = ["Jenny", "Bas", "Amira", "Owen", "Priya", "Marta", "Callum", "Ines"];
const surnames = ["Marsh", "de Wit", "Haddad", "Price", "Nair", "Kowalska", "Reid", "Lopes"];

/** Fictional contacts; numbers and addresses are reserved for fiction. */
const contactOf = (at: number) => ({
  version: 0,
  name: `${firstNames[at % 8]} ${surnames[(at * 3) % 8]}`,
  role: at % 2 === 0 ? "Accounts receivable" : "Finance",
  phone: `01632 960${String(100 + at)}`,
  mail: `accounts${at}@supplier.example`,
  isVerified: at % 7 !== 3,
});

async function attempt(
  { env, job }: Place,
  supplierKey: string,
  at: string,
  body: Partial<AttemptBody>,
): Promise<void> {
  await askCampaigns(env, job, "attempt", {
    campaignWorkflowId,
    supplierKey,
    attemptId: `${campaignWorkflowId}-${supplierKey}-${at.slice(0, 10)}`,
    body: { channel: "call", note: "", ...body },
    asking: by(at),
  });
}

async function move({ env, job }: Place, supplierKey: string, at: string, change: MemberChange): Promise<void> {
  const asking = by(at);
  const { member } = await askCampaigns(env, job, "member", { campaignWorkflowId, supplierKey, asking });
  await askCampaigns(env, job, "change", {
    campaignWorkflowId,
    changeId: `${campaignWorkflowId}-${supplierKey}`,
    change,
    ownerName: "",
    selection: { kind: "rows", rows: [{ supplierKey, version: member.version }] },
    asking,
  });
}

/** Outcome of one supplier: of ten, three agreed, two declined, one was abandoned, four are in progress or pending. */
async function work(place: Place, supplierKey: string, at: number): Promise<void> {
  const call = (days: number, body: Partial<AttemptBody>) => attempt(place, supplierKey, ago(days, 9 + (at % 8)), body);
  const turn = at % 10;
  if (turn === 0) return;
  if (turn === 1 || turn === 4 || turn === 7) {
    await call(24 - (at % 6), { disposition: "spoke", note: "Takes cards. Asks how invoices are named." });
    const days = 15 - (at % 9);
    const agreed = { agreedMethod: "vcard", agreedOn: dayIn(-days) } as const;
    return move(place, supplierKey, ago(days, 15), { kind: "move", to: "Succeeded", ...agreed });
  }
  if (turn === 2 || turn === 8) {
    await call(23, { disposition: "noAnswer" });
    await call(19, { disposition: "voicemail", note: "Left with accounts receivable." });
    if (turn === 8) await call(3, { disposition: "noAnswer" });
    return undefined;
  }
  if (turn === 3 || turn === 9) {
    await call(18, { disposition: "spoke" });
    const reason = failReasons[(at * 2) % 5] ?? "fees";
    return move(place, supplierKey, ago(12 - (at % 5), 11), { kind: "move", to: "Failed", reason });
  }
  if (turn === 5) {
    const next = { kind: "callBack", on: dayIn(0), time: `${10 + (at % 6)}:30` } as const;
    return call(5, { disposition: "callBack", note: "The acquirer must confirm the rate first.", next });
  }
  await call(20, { disposition: "noAnswer" });
  return move(place, supplierKey, ago(6, 16), { kind: "move", to: "Abandoned" });
}

/** Makes the use case and the campaign once; of no effect where they are. */
export async function seedCampaign({ db, env }: SeedContext, job: JobRow, run: string): Promise<void> {
  const place = { env, job };
  const money = { currency: job.currency, minorDigits: 2 };
  const begun = { ...money, jobId: job.id, jobName: job.name, asking: by(ago(0)) };
  const { campaigns } = await askCampaigns(env, job, "list", begun);
  if (campaigns.length > 0) return;
  const sight = { run, perspective: "latest", publication: job.publication } as const;
  const issuer = await assumptionsIn(db, job);
  const { seeds } = await askUseCases(env, job, "list", { sight, issuer });
  const seed = seeds?.find((each) => each.seed === "chequeAcceptors");
  if (seed === undefined || seed.totals.suppliers === 0) return;
  const useCase = { name: "Cheque payees that take cards", method: seed.method, criteria: seed.criteria };
  const author = { author: owner.name, at: ago(44), run, issuer };
  const body = { ...useCase, seed: seed.seed, typed: {} };
  await askUseCases(env, job, "create", { useCaseId, body, by: author });
  await askUseCases(env, job, "publish", { useCaseId, fence: null, version: 1, isPublished: true });
  const facts = { sight, issuer, currency: job.currency, asking: by(ago(43)), campaignWorkflowId };
  const from = { kind: "useCase", useCaseId } as const;
  await askCampaigns(env, job, "create", { ...facts, jobId: job.id, body: { from } });
  const { collection } = await askCampaigns(env, job, "members", {
    ...facts,
    request: { pageNumber: 1, pageSize: 40, orderBy: "-valueMinor" },
    prediction: null,
  });
  const keys = collection.map(({ supplierKey }) => supplierKey);
  // A new campaign has the conversion of its use case, from the tickets of its suppliers.
  const { campaign } = await askCampaigns(env, job, "one", { ...facts, ...money });
  for (const [at, supplierKey] of keys.entries())
    if (at % 9 !== 6)
      await askCampaigns(env, job, "saveContact", { ...facts, supplierKey, body: contactOf(at), asking: by(ago(41)) });
  await askCampaigns(env, job, "update", {
    ...facts,
    fence: null,
    ownerName: owner.name,
    body: {
      version: 1,
      name: "Cheque to virtual card",
      route: "Issuer",
      tone: "offer",
      method: seed.method,
      ownerUserId: owner.userId,
      startsOn: dayIn(-40),
      dueOn: dayIn(28),
      conversion: campaign.conversion,
      keepContactsMonths: 12,
    },
  });
  const start = { version: 2, stage: "Active", isForced: false, note: "" } as const;
  await askCampaigns(env, job, "stage", { campaignWorkflowId, fence: null, body: start, asking: by(ago(40)) });
  for (const [at, supplierKey] of keys.entries()) {
    if (at % 10 !== 0) await attempt(place, supplierKey, ago(34), { channel: "letter", note: "Offer, first wave." });
    await work(place, supplierKey, at);
  }
}
