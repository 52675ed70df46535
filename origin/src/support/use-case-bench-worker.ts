import * as v from "valibot";
import { pagedRequest } from "@paygauge/api-types/entities/paging";
import type { UseCaseCriteria } from "@paygauge/api-types/entities/use-cases";
import { defaultsOf } from "@paygauge/analysis/value/assumptions";
import { SupplierGrid } from "../job/grid/supplier-grid.ts";
import type { CaseRules } from "../job/use-cases/case-rules.ts";
import { findSet, totalsOfRun } from "../job/use-cases/find-set.ts";
import { LatestUsed } from "../job/latest-used.ts";
import { MemberOrders } from "../job/use-cases/member-orders.ts";
import { freezeMembers, memberPage } from "../job/use-cases/members.ts";
import { putUseCase } from "../job/use-cases/use-case-store.ts";
import { benchRun } from "./grid-bench-run.ts";
import { BenchGrid } from "./grid-bench-worker.ts";

interface BenchEnv {
  readonly BENCH_CASES: DurableObjectNamespace<BenchCases>;
}

const stated = { rebate: 0.01, largeTicketRebate: 0.005, cashRate: 0.06, costNow: 0.4, costNew: 0.4, scfDay: 90 };
const rules: CaseRules = {
  annualFactor: 1.25,
  referenceMinor: 100,
  largeTicketMinor: 725_500,
  smallTicketMinor: 250_000,
  costNow: { Cheque: 3, Unknown: 0.4 },
  minorDigits: 2,
  capabilities: ["vcard"],
  statedOf: () => stated,
};
const everybody: UseCaseCriteria = { filterItems: [] };
const value = { methodAt: 1, isCard: false, perSpend: 0.0085, perPayment: 260 };

/** Use cases over a store of made suppliers, as a job's object holds them. */
export class BenchCases extends BenchGrid {
  readonly #orders = new LatestUsed<string, MemberOrders>(200_000, ({ size }) => size);

  #save(useCaseId: string): number {
    const { storage } = this.ctx;
    const grid = new SupplierGrid(storage.sql, benchRun);
    const found = findSet(grid, everybody, rules);
    const { currentPayDay, largeTicketShare, costNow } = found;
    const at = new Date().toISOString();
    const own = {
      useCaseId,
      name: useCaseId,
      method: "vcard",
      seed: null,
      criteria: everybody,
      typed: {},
      pitches: {},
    } as const;
    storage.transactionSync(() => {
      freezeMembers(storage.sql, useCaseId, { run: benchRun, places: found.places, annualFactor: rules.annualFactor });
      putUseCase(storage.sql, {
        ...own,
        isPublished: false,
        version: 1,
        author: "Bench",
        createdOn: at,
        frozenOn: at,
        frozenBy: "Bench",
        run: benchRun,
        runNumber: 1,
        scoringRulesetVersion: 1,
        ofJob: totalsOfRun(grid, rules),
        measured: { currentPayDay, largeTicketShare, costNow },
        stated,
        defaults: defaultsOf("vcard", found, stated),
      });
    });
    return found.totals.suppliers;
  }

  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const id = searchParams.get("id") ?? "";
    if (pathname === "/save") return Response.json({ suppliers: this.#save(id) });
    if (pathname !== "/members") return super.fetch(request);
    const { sql } = this.ctx.storage;
    const asked = v.parse(pagedRequest, await request.json());
    return Response.json(
      memberPage(
        sql,
        id,
        this.#orders.get(id, () => new MemberOrders(sql, id)),
        asked,
        value,
      ),
    );
  }
}

export default {
  fetch: (request: Request, env: BenchEnv): Promise<Response> => {
    const name = new URL(request.url).searchParams.get("job") ?? "job";
    return env.BENCH_CASES.get(env.BENCH_CASES.idFromName(name)).fetch(request);
  },
};
