/** A decision on a payee's class, from the call to the next run and to other jobs: about that payee and no other. */
import { beforeEach, describe, expect, it } from "vitest";
import { payeeClasses } from "@paygauge/api-types/entities/ledger-words";
import { addressableClasses, type DecidableClass } from "@paygauge/api-types/entities/payee-classes";
import { nodeStorage } from "../../support/node-storage.fixture.ts";
import { classDecisions } from "../decisions/class-decisions.ts";
import { decidePayees, payeeClassesOf, undoPayees } from "../decisions/payee-decisions.ts";
import { migrateJob } from "../job-tables.ts";
import { supplierOf } from "../matching/labelled-sets.fixture.ts";
import { scoringRulesetV1 } from "../scoring/ruleset-v1.ts";
import { scoringRulesetV2 } from "../scoring/ruleset-v2.ts";
import { proposedClassesOf } from "../scoring/scoring-facts.ts";
import { putBases, putRows } from "../supplier-store.ts";
import { applyClasses, type ClassSources } from "./apply-classes.ts";
import { notePayees, putPayees } from "./payee-store.ts";
import { rememberedBy, type RememberedPayee } from "./remembered-payees.ts";

const run = "run-1";
const names = ["Barclays Bank PLC", "Aspect Lettings", "Acme Widgets Ltd", "Bolt Works Ltd"] as const;
const payees = () => names.map((name, at) => supplierOf(`s${at}`, { name, country: "GBR", taxId: `GB10${at}` }));
const by = { author: "Sasha", at: "2026-01-31T10:00:00Z" };
const nothing: ClassSources = {
  decided: new Map(),
  remembered: () => null,
  propose: () => null,
  spendOf: () => 100,
};
const proposed =
  (name: string, payeeClass: DecidableClass, isCertain = false): ClassSources["propose"] =>
  (signs) =>
    signs.name === name ? { payeeClass, isCertain, evidence: [] } : null;

/** The class that each payee is counted as. */
function countedWith(sources: Partial<ClassSources>): string[] {
  const suppliers = payees();
  applyClasses(suppliers, { ...nothing, ...sources });
  return suppliers.map(({ identity }) => identity.payeeClass);
}

let { sql } = nodeStorage();
beforeEach(() => {
  ({ sql } = nodeStorage());
  migrateJob(sql);
  const suppliers = payees();
  putBases(sql, run, 0, suppliers, () => 100);
  const columns = [
    "run",
    "ordinal",
    "supplierKey",
    "name",
    "country",
    "city",
    "mcc",
    "payeeClass",
    "variants",
    "spendMinor",
  ];
  putRows(
    sql,
    "supplier",
    columns,
    suppliers.map(({ supplierKey, identity }, at) => [
      run,
      at,
      supplierKey,
      identity.name,
      "GBR",
      "",
      "",
      "Supplier",
      1,
      100,
    ]),
  );
  notePayees(sql, run);
  const records = applyClasses(suppliers, { ...nothing, propose: proposed("Barclays Bank PLC", "Bank") });
  putPayees(sql, run, records);
});
const decide = (supplierKeys: string[], payeeClass: DecidableClass) =>
  decidePayees(sql, run, { supplierKeys, payeeClass }, by);
const review = () => payeeClassesOf(sql, { run, perspective: "latest", publication: 0 }, {});

describe("a class that is decided for one payee", () => {
  it("is the class of that payee in the next run, and of no other", () => {
    decide(["s1"], "Rent");
    expect(countedWith({ decided: classDecisions(sql) })).toEqual(["Supplier", "Rent", "Supplier", "Supplier"]);
    expect(review().items.map(({ supplierKey, state, payeeClass }) => `${supplierKey} ${state} ${payeeClass}`)).toEqual(
      ["s0 waiting Bank", "s1 decided Rent"],
    );
  });

  it("leaves what was decided for others, and can be undone alone", () => {
    decide(["s0", "s3"], "Bank");
    const [rent] = decide(["s1"], "Rent");
    decide(["s3"], "Intercompany");
    expect(countedWith({ decided: classDecisions(sql) })).toEqual(["Bank", "Rent", "Supplier", "Intercompany"]);
    expect(undoPayees(sql, [rent?.decisionId ?? 0])).toEqual([rent?.decisionId]);
    expect(countedWith({ decided: classDecisions(sql) })).toEqual(["Bank", "Supplier", "Supplier", "Intercompany"]);
  });

  it("is refused as a whole where one of the payees is not of the run", () => {
    expect(() => decide(["s1", "elsewhere"], "Rent")).toThrow(expect.objectContaining({ status: 422 }));
    expect(classDecisions(sql).size).toBe(0);
  });
});

describe("money that waits", () => {
  const apply = (spends: readonly number[], propose: ClassSources["propose"]) => {
    const suppliers = payees();
    const spendOf = ({ supplierKey }: { readonly supplierKey: string }) => spends[Number(supplierKey.slice(1))] ?? 0;
    sql.exec("DELETE FROM payee_class");
    putPayees(sql, run, applyClasses(suppliers, { ...nothing, propose, spendOf }));
    spends.forEach((spend, at) =>
      sql.exec("UPDATE supplier SET addressableMinor = ? WHERE ordinal = ?", Math.max(0, spend), at),
    );
  };
  const all =
    (...classes: readonly DecidableClass[]): ClassSources["propose"] =>
    ({ name }) => ({
      payeeClass: classes[names.findIndex((each) => each === name)] ?? "Bank",
      isCertain: false,
      evidence: [],
    });

  it("is what would no longer be addressable, without payees that stay addressable or have nothing to lose", () => {
    apply([700, 20, 5, -40], all("Grant", "PublicBody", "Levy", "Bank"));
    expect(review().atStake).toEqual({ payees: 2, addressableMinor: 705 });
    decide(["s0"], "Supplier");
    expect(review().atStake).toEqual({ payees: 1, addressableMinor: 5 });
  });

  it("orders the queue: the most first, credits last", () => {
    apply([20, 700, -40, 300], all("Grant", "Grant", "Grant", "Grant"));
    expect(review().items.map(({ spendMinor }) => spendMinor)).toEqual([700, 300, 20, -40]);
  });
});

it("excludes every class but those that stay addressable, in every published scoring ruleset", () => {
  const stay = new Set<string>(addressableClasses);
  expect(proposedClassesOf(scoringRulesetV2)).toEqual(stay);
  const excluded = payeeClasses.filter((each) => !stay.has(each));
  expect(excluded).toEqual(expect.arrayContaining(["Grant", "Levy"]));
  for (const ruleset of [scoringRulesetV1, scoringRulesetV2])
    expect(excluded.filter((each) => proposedClassesOf(ruleset).has(each))).toEqual([]);
});

describe("what is not decided", () => {
  it("is counted by what is certain of that payee alone, and by nothing that waits", () => {
    expect(countedWith({ propose: proposed("Acme Widgets Ltd", "TaxAuthority", true) })).toEqual([
      "Supplier",
      "Supplier",
      "TaxAuthority",
      "Supplier",
    ]);
    expect(countedWith({ propose: proposed("Acme Widgets Ltd", "TaxAuthority") })).toEqual(names.map(() => "Supplier"));
  });

  it("is remembered of the payee of that tax number, else of that name and country", () => {
    const known = (part: Partial<RememberedPayee>): RememberedPayee => ({
      name: "",
      country: "",
      taxId: "",
      payeeClass: "Rent",
      ...by,
      ...part,
    });
    const counted = (part: Partial<RememberedPayee>) =>
      countedWith({ remembered: rememberedBy([known(part)]) }).indexOf("Rent");
    expect(counted({ taxId: "GB 102" })).toBe(2);
    expect(
      countedWith({ remembered: rememberedBy([known({ taxId: "GB102" })]) }).filter((each) => each === "Rent"),
    ).toHaveLength(1);
    // The name is the payee's, the tax number another company's.
    expect(counted({ name: "Acme Widgets Ltd", taxId: "GB999" })).toBe(-1);
    const named = supplierOf("s9", { name: "ACME WIDGETS LTD", country: "GBR" }).identity;
    const remember = (part: Partial<RememberedPayee>) =>
      rememberedBy([known({ name: "Acme Widgets Ltd", ...part })])(named);
    expect(remember({})).toMatchObject({ payeeClass: "Rent" });
    expect(remember({ country: "GBR" })).toMatchObject({ payeeClass: "Rent" });
    expect(remember({ country: "USA" })).toBeNull();
    expect(rememberedBy([known({ name: "Another Ltd" })])(named)).toBeNull();
  });
});
