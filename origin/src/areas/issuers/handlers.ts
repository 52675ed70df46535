import { asc, eq } from "drizzle-orm";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { virtualLockboxes, type VirtualLockbox } from "@paygauge/api-types/entities/analysis";
import type { Handlers } from "../../call-context.ts";
import { requireIssuer, visibleIssuers } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { notFound } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { issuers } from "../../store/schema.ts";
import {
  createIssuer,
  deleteIssuer,
  setCapabilities,
  setInputDataOptions,
  setVirtualLockboxes,
  updateIssuer,
} from "./issuer-changes.ts";
import { assignedUserIssuers, issuerUsers } from "./issuer-people.ts";
import { issuerFullOf, issuerSelection, known, listItemOf } from "./issuer-rows.ts";
import { issuerLanguages } from "./languages.ts";
import { listIssuers } from "./list-issuers.ts";
import { assumptionsHandlers } from "./assumptions.ts";
import { clearSupplierList, previewSupplierList, replaceSupplierList, supplierList } from "./supplier-lists.ts";

async function selectedIssuer(db: Database, person: Person, id: string) {
  await requireIssuer(db, person, id);
  const [selected] = await db.select(issuerSelection(db, person)).from(issuers).where(eq(issuers.id, id));
  if (!selected) throw notFound("issuer");
  return selected;
}

export const issuersHandlers = {
  issuers: listIssuers,
  issuer: async ({ db, person, params }) => listItemOf(await selectedIssuer(db, person, params.id)),
  issuerFull: async ({ db, person, params }) => issuerFullOf(await selectedIssuer(db, person, params.id)),
  createIssuer,
  updateIssuer,
  deleteIssuer,
  issuerCapabilities: setCapabilities,
  issuerVirtualLockboxes: setVirtualLockboxes,
  issuerInputDataOptions: setInputDataOptions,
  allCapabilities: (): Capability[] => [...capabilities],
  allVirtualLockboxes: (): VirtualLockbox[] => [...virtualLockboxes],
  allIssuerLanguages: (): string[] => [...issuerLanguages],
  assignedUserIssuers,
  issuerUsers,
  ...assumptionsHandlers,
  supplierList,
  previewSupplierList,
  replaceSupplierList,
  clearSupplierList,

  async issuerOptions({ db, person }) {
    const rows = await db.select().from(issuers).where(visibleIssuers(person)).orderBy(asc(issuers.name));
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      scheme: row.scheme,
      currency: row.currency,
      fallbackCountryIso3: row.fallbackCountryIso3,
      capabilities: known(capabilities, row.capabilities),
      virtualLockboxes: known(virtualLockboxes, row.virtualLockboxes),
    }));
  },
} satisfies Partial<Handlers>;
