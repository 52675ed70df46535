/** What a job's object stored is checked when it is read: a broken row names its column, never its data. */
import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { testEnv } from "../support/test-env.ts";
import { classDecisions } from "./decisions/class-decisions.ts";
import {
  addDecision,
  decisionOf,
  decisionRows,
  matchDecisions,
  pendingDecisions,
  undoDecision,
  type DecisionKind,
} from "./decisions/decision-store.ts";
import { groupDecisionItems } from "./decisions/supplier-decisions.ts";
import { jobObjectOf } from "./job-stub.ts";
import { readPayees } from "./payees/payee-store.ts";
import { readRun, wholeRuns } from "./runs/run-store.ts";
import { readUseCases } from "./use-cases/use-case-store.ts";

const said = { supplierKey: "s1", seenJson: "null", words: "", author: "Ann", at: "2026-01-01" };

async function inJob(name: string, check: (sql: SqlStorage) => void): Promise<void> {
  const stub = jobObjectOf(testEnv, name);
  await stub.commandProgress();
  await runInDurableObject(stub, (_, { storage }) => check(storage.sql));
}

it("a broken row names its column and the path of the first fault, and quotes nothing", async () => {
  await inJob("job-with-broken-rows", (sql) => {
    addDecision(sql, { kind: "class", decisionJson: '{"kind":"class","payeeClass":"Halden Ltd"}', ...said });
    const broken = (kind: DecisionKind) => () => decisionRows(sql, kind).map((row) => decisionOf(kind, row));
    expect(broken("class")).toThrow(/^Cannot read decision\.decisionJson \(class\): at payeeClass, expected \(/);
    addDecision(sql, { kind: "match", decisionJson: '{"decision":"confirm","entryId":7}', ...said });
    expect(broken("match")).toThrow("Cannot read decision.decisionJson (match): at entryId, expected string.");
    // It decides nothing, and leaves the others as they are.
    addDecision(sql, { kind: "match", decisionJson: '{"decision":"confirm","entryId":"e1"}', ...said });
    expect([...matchDecisions(sql).values()]).toEqual([{ confirmed: "e1", refused: [] }]);
    expect(classDecisions(sql).size).toBe(0);
    // A damaged group decision is listed without what it decided, and can be undone.
    const decisionId = addDecision(sql, { kind: "group", decisionJson: "{", ...said });
    expect(groupDecisionItems(sql, "r1")).toMatchObject([{ decisionId, decision: null, isPending: false }]);
    expect([pendingDecisions(sql, "r1"), undoDecision(sql, "group", decisionId)]).toEqual([4, true]);
    expect(groupDecisionItems(sql, "r1")).toEqual([]);
    sql.exec(`INSERT INTO run VALUES ('r1', 1, 'r1', 1, '{"ledger":"r1","payload":{"run":"Halden Ltd"}}')`);
    expect(() => readRun(sql, "r1")).toThrow('Cannot read run.recordJson: at payload.job, expected "job".');
    sql.exec(
      "INSERT INTO use_case (useCaseId, createdOn, suppliers, yearMinor, payments, recordJson) VALUES ('u', '', 1, 1, 1, 'Halden Ltd')",
    );
    expect(() => readUseCases(sql)).toThrow("Cannot read use_case.recordJson: it is not JSON.");
  });
});

it("a column of another type names its table and itself", async () => {
  await inJob("job-with-broken-columns", (sql) => {
    sql.exec("INSERT INTO run VALUES ('r1', 'Halden Ltd', 'r1', 1, '{}')");
    expect(() => readRun(sql, "r1")).toThrow("Cannot read a row of run: at number, expected number.");
    // The same row is not read where its number is not asked for.
    expect(wholeRuns(sql)).toEqual(["r1"]);
  });
});

it("a payee that an earlier release stored without a proposal is read", async () => {
  await inJob("job-of-earlier-payees", (sql) => {
    const detail = '{"evidence":[{"kind":"mcc","code":"9311"}],"remembered":null}';
    sql.exec("INSERT INTO payee_class VALUES ('r1', 0, 's1', 'waiting', 'TaxAuthority', 100, ?)", detail);
    expect(readPayees(sql, "r1")).toEqual([
      {
        ordinal: 0,
        supplierKey: "s1",
        state: "waiting",
        payeeClass: "TaxAuthority",
        spendMinor: 100,
        evidence: [{ kind: "mcc", code: "9311" }],
        remembered: null,
        proposed: null,
      },
    ]);
  });
});
