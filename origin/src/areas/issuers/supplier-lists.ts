import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { listedSupplier, type ListedSupplier, type SupplierList } from "@paygauge/api-types/entities/issuers";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { CallContext } from "../../call-context.ts";
import { sha256Hex } from "../../idempotency.ts";
import { requireIssuer } from "../../identity/job-sight.ts";
import { supplierListKey } from "../../job/supplier-lists.ts";
import { now, type Database } from "../../store/database.ts";
import { issuers, issuerSupplierLists } from "../../store/schema.ts";
import { readSupplierList } from "./read-supplier-list.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

const shownFirst = 20;
const noList = { entriesCount: 0, fileName: "", updatedOn: null, uploadedBy: "" };

async function listRow(db: Database, issuerId: string, list: SupplierList) {
  const [row] = await db
    .select()
    .from(issuerSupplierLists)
    .where(and(eq(issuerSupplierLists.issuerId, issuerId), eq(issuerSupplierLists.list, list)));
  return row;
}

/** The list in force, paged; search looks in names and tax numbers. */
export async function supplierList({ db, env, person, params, query, body }: CallContext<"supplierList">) {
  const issuer = await requireIssuer(db, person, params.id);
  const row = await listRow(db, issuer.id, query.list);
  const file = row ? await env.FILES.get(supplierListKey(row.digest)) : null;
  const lines: ListedSupplier[] = file ? v.parse(v.array(listedSupplier), await file.json()) : [];
  const search = body.search?.trim().toLowerCase() ?? "";
  const found = lines.filter(
    ({ name, taxId }) => name.toLowerCase().includes(search) || taxId.toLowerCase().includes(search),
  );
  const from = (body.pageNumber - 1) * body.pageSize;
  return {
    ...toPagedResult(found.slice(from, from + body.pageSize), body, found.length, lines.length),
    facts: row
      ? {
          entriesCount: row.entriesCount,
          fileName: row.fileName,
          updatedOn: row.updatedOn,
          uploadedBy: row.uploadedBy,
        }
      : noList,
  };
}

/** What a file would make the list; nothing is kept. */
export async function previewSupplierList({ db, person, body }: CallContext<"previewSupplierList">) {
  const issuer = await requireIssuer(db, person, body.issuerId);
  const read = readSupplierList(new Uint8Array(await body.file.arrayBuffer()));
  const standing = await listRow(db, issuer.id, body.list);
  return {
    fileName: body.file.name,
    entriesCount: read.lines.length,
    first: read.lines.slice(0, shownFirst),
    rejectedCount: read.rejectedCount,
    rejected: read.rejected,
    replacesCount: standing?.entriesCount ?? 0,
  };
}

const flagOf = (list: SupplierList, has: boolean) =>
  list === "include" ? { hasSupplierIncludeList: has } : { hasSupplierExcludeList: has };

/** Replaces the whole list. The file is written first: a row never names one that is not there. */
export async function replaceSupplierList({ db, env, person, body, write }: CallContext<"replaceSupplierList">) {
  const issuer = await requireIssuer(db, person, body.issuerId);
  const { lines } = readSupplierList(new Uint8Array(await body.file.arrayBuffer()));
  const text = JSON.stringify(lines);
  const digest = await sha256Hex(text);
  await env.FILES.put(supplierListKey(digest), text);
  const moment = now();
  const content = {
    digest,
    entriesCount: lines.length,
    fileName: body.file.name.slice(0, 200),
    uploadedBy: person.user.username,
    updatedOn: moment,
  };
  return write(
    { entityType: "issuer", entityId: issuer.id, issuerId: issuer.id, note: `${body.list} list ${lines.length}` },
    [
      db
        .insert(issuerSupplierLists)
        .values({ issuerId: issuer.id, list: body.list, createdOn: moment, ...content })
        .onConflictDoUpdate({
          target: [issuerSupplierLists.issuerId, issuerSupplierLists.list],
          set: { ...content, version: sql`${issuerSupplierLists.version} + 1` },
        }),
      db.update(issuers).set(flagOf(body.list, true)).where(eq(issuers.id, issuer.id)),
    ],
    {
      ...done(
        body.list === "include"
          ? message("includeListNow", { name: issuer.name, count: lines.length })
          : message("excludeListNow", { name: issuer.name, count: lines.length }),
      ),
      entriesCount: lines.length,
    },
  );
}

/** Takes a list away. Files stay: runs of the past name them. */
export async function clearSupplierList({ db, person, params, query, write }: CallContext<"clearSupplierList">) {
  const issuer = await requireIssuer(db, person, params.id);
  const byId = and(eq(issuerSupplierLists.issuerId, issuer.id), eq(issuerSupplierLists.list, query.list));
  return write(
    { entityType: "issuer", entityId: issuer.id, issuerId: issuer.id, note: `${query.list} list removed` },
    [
      db.delete(issuerSupplierLists).where(byId),
      db.update(issuers).set(flagOf(query.list, false)).where(eq(issuers.id, issuer.id)),
    ],
    done(
      query.list === "include"
        ? message("noIncludeList", { name: issuer.name })
        : message("noExcludeList", { name: issuer.name }),
    ),
  );
}
