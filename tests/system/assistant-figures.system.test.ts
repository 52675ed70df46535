import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { ChatAnswer } from "@paygauge/api-types/entities/chat";
import type { Client } from "../support/client.ts";
import { expectOk } from "../support/job-flow.ts";
import { assign, mergeTwo, ownJob, rescored } from "../support/own-job.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

let system: RunningSystem;
let petra: Client;
let sasha: Client;
let isla: Client;
let nora: Client;
let dana: Client;
let jobId: string;
let run: AnswerOf<"job">;

beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  petra = await signIn(system.port, "petra.jobmanager");
  sasha = await signIn(system.port, "sasha.sysadmin");
  isla = await signIn(system.port, "isla.issuer");
  nora = await signIn(system.port, "nora.neighbour");
  dana = await signIn(system.port, "dana.developer");
  jobId = await ownJob(petra, "Quarry Hill FY26");
  await mergeTwo(petra, jobId);
  await rescored(petra, jobId);
  run = await read<AnswerOf<"job">>(petra, "GET", "");
});
afterAll(() => system?.end());

const read = async <T>(client: Client, method: "GET" | "POST", path: string, body?: object): Promise<T> =>
  expectOk(await client.call(method, `/api/v1/jobs/${jobId}${path}`, body), path).json<T>();

const suppliers = (conditions: readonly (readonly [string, string])[], pageSize = 10) =>
  read<AnswerOf<"jobSuppliers">>(petra, "POST", "/suppliers/get", {
    filters: {
      filterItems: conditions.map(([propertyName, itemValue]) => ({
        propertyName,
        itemComparisonOperator: "Equal",
        itemValue,
      })),
    },
    orderBy: "-spendMinor",
    pageNumber: 1,
    pageSize,
  });

interface Page {
  readonly job_id?: string;
  readonly supplier_key?: string;
  readonly language?: "en" | "de" | "fr";
}

async function ask(client: Client, question: string, page: Page = { job_id: jobId }): Promise<ChatAnswer> {
  return expectOk(await client.call("POST", "/chat/message", { question, ...page }), question).json<ChatAnswer>();
}

/** Figures as answers write them in English. */
const pounds = (minor: number | string): string =>
  new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" }).format(Number(minor) / 100).replace("-", "−");
const allTextsOf = ({ sentences }: ChatAnswer): string[] =>
  sentences.map(({ text }) => text.replaceAll("\u00a0", " ").replaceAll(/[\u2068\u2069]/g, ""));
const isReading = (text: string): boolean => /^(?:I read this as|Ich verstehe das als|Je comprends)/.test(text);
const textsOf = (answer: ChatAnswer): string[] => allTextsOf(answer).filter((text) => !isReading(text));
const hrefsOf = ({ sources }: ChatAnswer): (string | null)[] => sources.map(({ href }) => href);

describe("suppliers of the job on screen", () => {
  test("are counted and summed at a level, with the run and a way to exactly these", async () => {
    const [found, all] = [await suppliers([["vcardScore", "Medium"]]), await suppliers([])];
    const answer = await ask(petra, "How many suppliers are rated Medium for virtual card?");
    expect([answer.state, answer.mode]).toEqual(["answered", "figures"]);
    const money = pounds(found.totals.spendMinor);
    expect(textsOf(answer)[0]).toBe(
      `Virtual card at Medium: ${found.totalCount} suppliers of ${all.totalCount}, with spend of ${money}.`,
    );
    expect(textsOf(answer).at(-1)).toMatch(/^From run 2 of Quarry Hill FY26, finished on \d{1,2} \w+ \d{4}\.$/);
    expect(answer.sources).toMatchObject([{ kind: "call", source: "Suppliers", dated: run.latest?.finishedOn }]);
    expect(hrefsOf(answer)).toEqual([`/jobs/${jobId}/suppliers?f=vcardScore%7Eeq%7EMedium&s=spendMinor%7Edesc`]);
    const summed = await ask(petra, "How much do we spend with suppliers at Medium for virtual card?");
    expect(textsOf(summed)[0]).toContain(`spend of ${money} with ${found.totalCount} suppliers`);
    const german = await ask(petra, "Wie viele Lieferanten sind bei der virtuellen Karte auf Mittel?");
    expect(textsOf(german)[0]).toContain(`Virtuelle Karte auf Mittel: ${found.totalCount} Lieferanten`);
    const french = await ask(petra, "Combien de fournisseurs ont un niveau moyen pour la carte virtuelle ?");
    expect(textsOf(french)[0]).toContain(`Carte virtuelle, niveau Moyen : ${found.totalCount} fournisseurs`);
  });

  test("are listed, by country, and the largest first, as the grid has them", async () => {
    const medium = await suppliers([["vcardScore", "Medium"]]);
    const listed = await ask(petra, "Which suppliers are Medium for virtual card?");
    const lines = medium.collection.map(({ name, spendMinor }, at) => `${at + 1}. ${name}: ${pounds(spendMinor)}`);
    expect(textsOf(listed).slice(1, 1 + lines.length)).toEqual(lines);
    const british = await suppliers([["country", "GBR"]]);
    const byCountry = await ask(petra, "How many suppliers are there in the United Kingdom?");
    expect(textsOf(byCountry)[0]).toContain(`United Kingdom: ${british.totalCount.toLocaleString("en-GB")} suppliers`);
    const largest = await suppliers([], 3);
    const three = await ask(petra, "The three largest suppliers");
    expect(textsOf(three).slice(1, 4)).toEqual(
      largest.collection.map(({ name, spendMinor }, at) => `${at + 1}. ${name}: ${pounds(spendMinor)}`),
    );
  });

  test("are spread over a dimension as Insights spreads them", async () => {
    const insights = await read<AnswerOf<"jobInsights">>(petra, "POST", "/insights", { dimension: "Countries" });
    const answer = await ask(petra, "Show spend by country.");
    const [largest] = insights.bars;
    expect(textsOf(answer)[0]).toBe("Spend by country:");
    expect(textsOf(answer)[1]).toContain(`${pounds(largest?.spendMinor ?? 0)}, `);
    expect(hrefsOf(answer)).toEqual([`/jobs/${jobId}/insights?dim=Countries`]);
    const methods = await ask(petra, "How many suppliers do we have per payment method?");
    expect(hrefsOf(methods)).toEqual([`/jobs/${jobId}/insights?dim=PaymentMethods&m=suppliers`]);
  });

  test("are asked back for what is missing, and never guessed", async () => {
    const level = await ask(petra, "How many suppliers are High?");
    expect(textsOf(level)[0]).toMatch(/^For which capability\? This job has Straight-through processing, /);
    const page = await ask(petra, "How many suppliers are High for STP?", {});
    expect([textsOf(page), page.sources]).toEqual([
      ["This question is about a job’s figures. Open the job and ask again."],
      [],
    ]);
    const which = await ask(petra, "Why is this supplier at Medium for virtual card?");
    expect(textsOf(which)[0]).toMatch(/^Which supplier\?/);
    const document = await ask(petra, "What is a virtual card?");
    expect(document.mode).toBe("quotes");
  });
});

describe("the supplier on screen", () => {
  test("has its level explained, and what would lift it, on screen or by name", async () => {
    const [row] = (await suppliers([["vcardScore", "Medium"]])).collection;
    if (row === undefined) throw new Error("Nobody is at Medium.");
    const page = { job_id: jobId, supplier_key: row.supplierKey };
    const detail = await read<AnswerOf<"jobSupplier">>(petra, "GET", `/suppliers/${row.supplierKey}`);
    const why = await ask(petra, "Why is this supplier at Medium for virtual card?", page);
    const points = detail.points.vcard ?? 0;
    expect(textsOf(why)[0]).toBe(
      `${row.name} is at Medium for Virtual card, with ${points} of 100 points by the rules.`,
    );
    expect(textsOf(why).length).toBeGreaterThan(3);
    expect(hrefsOf(why)).toEqual([`/jobs/${jobId}/suppliers/${row.supplierKey}`]);
    const named = await ask(petra, `Why is ${row.name} at Medium for virtual card?`);
    expect(textsOf(named)[0]).toBe(textsOf(why)[0]);
    const lift = await ask(petra, "What would lift this supplier to High for virtual card?", page);
    expect(textsOf(lift)[0]).toContain(`${row.name} `);
    expect(hrefsOf(lift)).toEqual(hrefsOf(why));
    // No supplier has that name, so that the documents are searched.
    expect((await ask(petra, "Why is Zzyzx Quux at Medium for virtual card?")).mode).toBe("quotes");
    const absent = await ask(petra, "Why is this supplier at Medium for STP?", {
      job_id: jobId,
      supplier_key: "absent",
    });
    expect(absent.sources).toEqual([]);
  });
});

describe("what moves", () => {
  test("compares the last two runs", async () => {
    const found = await read<AnswerOf<"compareRuns">>(petra, "GET", "/comparison");
    const answer = await ask(petra, "What has changed since the last run?");
    expect(textsOf(answer)[0]).toMatch(/^Run 2 of Quarry Hill FY26 \(.*\) compared with run 1 \(/);
    const [after, before] = [found.after, found.before].map(({ suppliersCount }) =>
      suppliersCount.toLocaleString("en-GB"),
    );
    expect(textsOf(answer)[1]).toBe(`Suppliers: ${after}, before ${before}.`);
    expect(textsOf(answer)[2]).toBe(
      `Spend: ${pounds(found.after.spendMinor)}, before ${pounds(found.before.spendMinor)}.`,
    );
    expect(hrefsOf(answer)[0]).toBe(`/jobs/${jobId}/compare?before=${found.before.run}&after=${found.after.run}`);
  });

  test("counts the open calls of campaigns", async () => {
    // A user may ask twenty questions a minute.
    const none = await ask(sasha, "How many campaign calls are open?");
    expect(textsOf(none)).toEqual(["No campaign of this job is running, so there are no open calls."]);
    const all = `/api/v1/jobs/${jobId}/campaign-workflows`;
    const made = await petra.call("POST", all, { from: { kind: "selection" } });
    const { id } = expectOk(made, "campaign").json<{ id: string }>();
    const settings = {
      name: "Cheque to virtual card",
      route: "Issuer",
      tone: "offer",
      method: "vcard",
      ownerUserId: null,
      startsOn: "2026-10-12",
      dueOn: "2027-12-18",
      conversion: 0.5,
      keepContactsMonths: 12,
    };
    expectOk(await petra.call("PUT", `${all}/${id}`, { version: 1, ...settings }), "settings");
    expectOk(await petra.call("POST", `${all}/${id}/stage`, { version: 2, stage: "Active" }), "stage");
    const { today } = await read<AnswerOf<"campaign">>(petra, "GET", `/campaign-workflows/${id}`);
    const answer = await ask(sasha, "How many campaign calls are open?");
    const due = today.calls === 0 ? "No calls are" : today.calls === 1 ? "1 call is" : `${today.calls} calls are`;
    const overdue = today.overdue === 0 ? "" : `, ${today.overdue} of them overdue`;
    expect(textsOf(answer)[0]).toContain(`${due} due by today${overdue}; `);
    expect(hrefsOf(answer)).toEqual([`/jobs/${jobId}/campaign-workflows/${id}`]);
  });
});

describe("what managers ask", () => {
  const asked = async (question: string) => textsOf(await ask(dana, question));
  const share = (part: number) =>
    new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 1 }).format(part);

  test("is read back, with its conditions, and answered for exactly these suppliers", async () => {
    const filterItems = [
      { propertyName: "vcardScore", itemComparisonOperator: "Equal", itemValue: "Medium" },
      { propertyName: "spendMinor", itemComparisonOperator: "GreaterThan", itemValue: "1000000" },
    ];
    const body = { filters: { filterItems }, orderBy: "-spendMinor", pageNumber: 1, pageSize: 1 };
    const found = await read<AnswerOf<"jobSuppliers">>(dana, "POST", "/suppliers/get", body);
    const answer = await ask(dana, "How many suppliers at Medium for virtual card have spend above £10,000?");
    expect(allTextsOf(answer)[0]).toBe(
      "I read this as: number of suppliers, Virtual card at Medium, spend above £10,000.00. You can name another capability, level, country or limit.",
    );
    expect(textsOf(answer)[0]).toContain(`: ${found.totalCount.toLocaleString("en-GB")} supplier`);
    expect(answer.sentences.map(({ sources }) => sources.length).slice(0, 2)).toEqual([0, 1]);
    expect(hrefsOf(answer)[0]).toContain("f=spendMinor%7Egt%7E10000");
    const [medium, all] = [await suppliers([["vcardScore", "Medium"]]), await suppliers([])];
    const [shared] = await asked("What share of spend is with suppliers at Medium for virtual card?");
    expect(shared).toContain(`${share(medium.totals.spendMinor / all.totals.spendMinor)} of spend`);
    expect(shared).toContain(`${share(medium.totalCount / all.totalCount)} of suppliers`);
    const [others] = await asked("How many suppliers are not Medium for virtual card?");
    expect(others).toContain(`: ${(all.totalCount - medium.totalCount).toLocaleString("en-GB")} suppliers of`);
    const average = await asked("What is the average spend per supplier?");
    expect(average[0]).toContain(pounds(Math.round(all.totals.spendMinor / all.totalCount)));
    const [, first] = await asked("Which suppliers have the lowest spend?");
    const ascending = { orderBy: "spendMinor", pageNumber: 1, pageSize: 1 };
    const [lowest] = (await read<AnswerOf<"jobSuppliers">>(dana, "POST", "/suppliers/get", ascending)).collection;
    expect(first).toBe(`1. ${lowest?.name}: ${pounds(lowest?.spendMinor ?? 0)}`);
  });

  test("months, worth, the business case and the first suppliers are those of their screens", async () => {
    const { rows } = await read<AnswerOf<"jobInsightMonths">>(dana, "POST", "/insights/months", {});
    const last = rows[0]?.months.at(-1);
    expect((await asked("Show spend by month.")).some((text) => text.includes(pounds(last?.spendMinor ?? 0)))).toBe(
      true,
    );
    const whole = (major: number) =>
      new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP", maximumFractionDigits: 0 }).format(major);
    const summary = await read<AnswerOf<"jobSummary">>(dana, "GET", "/summary");
    const worth = (await asked("What is it worth and how sure is that?")).join(" ");
    const minor = summary.best === null ? summary.addressableMinor : summary.opportunityYearMinor;
    expect(worth).toContain(whole(minor / 100));
    const businessCase = await asked("What is the net present value, and how much rebate do we get?");
    expect(businessCase[0]).toMatch(/^Net present value: [−£\d,]+ over 5 years\./);
    expect(businessCase[1]).toMatch(/^Rebate: [−£\d,]+ over 5 years; /);
    const method = summary.best?.method;
    if (method !== undefined) {
      const high = await suppliers([[`${method}Score`, "High"]]);
      const [head] = await asked("Which suppliers should we approach first?");
      expect(head).toContain(
        high.totalCount === 0 ? "no supplier" : `: ${high.totalCount.toLocaleString("en-GB")} supplier`,
      );
    }
  });

  test("campaigns say what they brought, who is overdue and who refused", async () => {
    const [counts] = await asked("What did the last campaign bring?");
    expect(counts).toMatch(/^Cheque to virtual card: 0 suppliers of [\d,]+ succeeded, 0 failed, [\d,]+ are open\.$/);
    expect(await asked("Who is overdue?")).toHaveLength(1);
    expect(await asked("Which suppliers refused and why?")).toEqual(["No supplier has refused."]);
  });

  test("across jobs, spend of a buyer and the clients in sight; an unknown name is left to the documents", async () => {
    const { buyerName, spendMinor } = await read<AnswerOf<"job">>(dana, "GET", "");
    const [spend] = textsOf(await ask(dana, `What is the total spend of ${buyerName}?`, {}));
    expect(spend).toContain(`${buyerName}: spend of ${pounds(spendMinor)}`);
    const clients = textsOf(await ask(dana, "Which clients spend the most?", {}));
    expect(clients[0]).toBe("Your jobs by spend:");
    expect(clients.some((text) => text.includes(buyerName))).toBe(true);
    const [row] = (await suppliers([])).collection;
    expect(await asked(`How much do we spend with ${row?.name}?`)).toContain(
      `${row?.name}: spend of ${pounds(row?.spendMinor ?? 0)}.`,
    );
    expect(textsOf(await ask(nora, `What is the total spend of ${buyerName}?`, {})).join(" ")).not.toContain(
      pounds(spendMinor),
    );
    expect((await ask(dana, "What is the total spend of Zzyzx Quux?", {})).mode).not.toBe("figures");
  });
});

describe("rights", () => {
  test("are the user's own: a user who may not see the suppliers reads which permission is missing", async () => {
    const { publicationNumber: publication, latest } = await read<AnswerOf<"job">>(petra, "GET", "");
    const publish = { run: latest?.run, publication };
    expectOk(await sasha.call("POST", `/api/v1/jobs/${jobId}/publish`, publish), "publish");
    await assign(petra, jobId, "user-isla-issuer");
    const answer = await ask(isla, "How many suppliers are Medium for virtual card?");
    expect([textsOf(answer), answer.sources]).toEqual([
      ["You can’t see these figures: the permission JobSuppliers_VIEW is missing. Ask your administrator."],
      [],
    ]);
    const both = await ask(isla, "What has changed since the last run?");
    expect(textsOf(both)[0]).toContain("JobSummary_VIEW and JobSuppliers_VIEW are missing");
    // Insights are theirs to see.
    expect(textsOf(await ask(isla, "Show spend by country."))[0]).toBe("Spend by country:");
  });

  test("end at the tenant: the job of another issuer is not there, and nothing is stored or told of it", async () => {
    const body = { question: "How many suppliers are Medium for virtual card?", job_id: jobId };
    const refused = await nora.call("POST", "/chat/message", body);
    const absent = await nora.call("POST", "/chat/message", { ...body, job_id: "absent" });
    expect([refused.status, absent.status]).toEqual([404, 404]);
    const detail = (answer: typeof refused) => answer.json<{ detail: string }>().detail;
    expect(detail(refused)).toBe(detail(absent));
    expect(refused.text()).not.toContain("Quarry Hill");
  });
});
