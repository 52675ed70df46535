/** Rutter's shapes of version 2024-08-31 (docs.rutter.com, read 2026-11), answered from made companies. */
import type { LinkedModel } from "@paygauge/api-types/entities/linked-accounts";
import type { MadeRow } from "./company.ts";
import { failed } from "./failing.ts";
import { rowsPage } from "./rows-page.ts";
import {
  accountOfToken,
  companyOf,
  forgetAccount,
  newAccount,
  pageAddressOf,
  readAccount,
  storeAccount,
  type StandInAccount,
  type StandInEnv,
} from "./store.ts";

const documentOf = (row: MadeRow) => ({
  id: row.id,
  vendor_id: row.vendorId === "" ? null : row.vendorId,
  document_number: row.number,
  issue_date: row.date === "" ? null : `${row.date}T00:00:00Z`,
  due_date: row.dueDate === "" ? null : `${row.dueDate}T00:00:00Z`,
  memo: row.purpose,
  status: row.status,
  payment_method: row.method,
  currency_code: row.currency,
  total_amount: row.amount,
  purchase_order_ids: row.orderIds,
});

const vendorOf = (row: MadeRow) => ({
  id: row.id,
  platform_id: row.number,
  vendor_name: row.name,
  tax_number: `GB${row.number.slice(1).padStart(9, "1")}`,
  email: `accounts@${row.number.toLowerCase()}.example`,
  addresses: [{ address1: "1 High Street", city: "Leeds", postal_code: "LS1 1AA", country_code: "GB" }],
});

const lists: Readonly<Record<string, LinkedModel>> = {
  vendors: "vendors",
  bills: "bills",
  bill_payments: "billPayments",
  expenses: "expenses",
  bill_credit_memos: "vendorCredits",
  purchase_orders: "purchaseOrders",
};

const connectionOf = (request: Request, account: StandInAccount) => ({
  connection: {
    id: account.id,
    platform: companyOf(account)?.platform ?? "",
    link_url: pageAddressOf(request, account),
    access_token: account.token,
    needs_update: account.status === "RELINK_NEEDED",
    disabled: false,
    connection_status: account.status,
    error_message: account.detail,
  },
});

const refusal = (code: string, status: number): Response => Response.json({ error_code: code }, { status });

async function create(env: StandInEnv, request: Request): Promise<Response> {
  const account = newAccount("Rutter", crypto.randomUUID(), "");
  await storeAccount(env, account);
  return Response.json(connectionOf(request, account));
}

async function list(env: StandInEnv, account: StandInAccount, name: string, params: URLSearchParams) {
  const model = Object.hasOwn(lists, name) ? lists[name] : undefined;
  const company = companyOf(account);
  if (model === undefined) return refusal("NOT_FOUND", 404);
  if (company === null || account.status !== "COMPLETE") return refusal("CONNECTION_NEEDS_UPDATE", 401);
  const failing = failed(account);
  if (failing !== null) return failing;
  const size = Math.min(500, Number(params.get("limit") ?? 10));
  const page = rowsPage(account, company, { model, cursor: params.get("cursor") ?? "", size, since: "" });
  if (page.isExpired) {
    // Once: the list is then read from its start.
    await storeAccount(env, { ...account, faults: { ...account.faults, cursors: "" } });
    return refusal("INVALID_CURSOR", 400);
  }
  // A deleted document is no longer listed.
  const rows = page.rows.filter(({ isDeleted }) => !isDeleted);
  return Response.json({
    next_cursor: page.next,
    [name]: rows.map((row) => (model === "vendors" ? vendorOf(row) : documentOf(row))),
  });
}

async function remove(env: StandInEnv, id: string): Promise<Response> {
  const found = await readAccount(env, "Rutter", id);
  if (found === null) return refusal("NOT_FOUND", 404);
  await forgetAccount(env, found);
  return Response.json({ success: true });
}

/** Answers in Rutter's place. */
export async function answerAsRutter(env: StandInEnv, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/^\/rutter\/versioned\//, "");
  if (path === "connections/create") return create(env, request);
  // Asked whether the service answers: an empty list does.
  if (path === "connections") return Response.json({ connections: [], next_cursor: null });
  if (request.method === "DELETE") return remove(env, path.replace("connections/", ""));
  const account = await accountOfToken(env, "Rutter", searchParams.get("access_token") ?? "");
  if (account === null) return refusal("INVALID_ACCESS_TOKEN", 401);
  if (path === "connections/access_token") return Response.json(connectionOf(request, account));
  return list(env, account, path.replace("accounting/", ""), searchParams);
}
