/** Rutter's shapes of version 2024-08-31 (docs.rutter.com, read 2026-11), answered from made companies. */
import type { LinkedModel } from "@paygauge/api-types/entities/linked-accounts";
import type { Env } from "../../env.ts";
import type { MadeRow } from "./company.ts";
import { failed } from "./failing.ts";
import { pageOf } from "./pages.ts";
import {
  accountOfToken,
  companyOf,
  forgetAccount,
  newAccountToken,
  newPageLink,
  readAccount,
  storeAccount,
  type StandInAccount,
} from "./store.ts";

type Place = Pick<Env, "FILES">;

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

const connectionOf = (account: StandInAccount, address: string) => ({
  connection: {
    id: account.originId,
    platform: companyOf(account)?.platform ?? "",
    link_url: address,
    access_token: account.token,
    needs_update: account.status === "RELINK_NEEDED",
    disabled: false,
    connection_status: account.status,
    error_message: account.detail,
  },
});

async function create(env: Place, pageAt: (link: string) => string): Promise<Response> {
  const originId = crypto.randomUUID();
  const account: StandInAccount = {
    provider: "Rutter",
    originId,
    organisation: "",
    company: null,
    status: "INCOMPLETE",
    detail: "",
    token: newAccountToken(originId),
    revisions: [],
    bills: null,
    faults: { busy: 0, broken: 0, cursors: "" },
  };
  await storeAccount(env, account);
  return Response.json(connectionOf(account, pageAt(await newPageLink(env, account))));
}

async function list(env: Place, account: StandInAccount, name: string, params: URLSearchParams): Promise<Response> {
  const model = Object.hasOwn(lists, name) ? lists[name] : undefined;
  const company = companyOf(account);
  if (model === undefined) return Response.json({ error_code: "NOT_FOUND" }, { status: 404 });
  if (company === null || account.status !== "COMPLETE")
    return Response.json({ error_code: "CONNECTION_NEEDS_UPDATE" }, { status: 401 });
  const failing = failed(account);
  if (failing !== null) return failing;
  const size = Math.min(500, Number(params.get("limit") ?? 10));
  const page = pageOf(account, company, { model, cursor: params.get("cursor") ?? "", size, since: "" });
  if (page.isExpired) {
    // Once: the list is then read from its start.
    await storeAccount(env, { ...account, faults: { ...account.faults, cursors: "" } });
    return Response.json({ error_code: "INVALID_CURSOR" }, { status: 400 });
  }
  // A deleted document is no longer listed.
  const rows = page.rows.filter(({ isDeleted }) => !isDeleted);
  return Response.json({
    next_cursor: page.next,
    [name]: rows.map((row) => (model === "vendors" ? vendorOf(row) : documentOf(row))),
  });
}

/** Answers in Rutter's place. */
export const answerAsRutter =
  (env: Place, pageAt: (link: string) => string) =>
  async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^.*\/versioned\//, "");
    if (path === "connections/create") return create(env, pageAt);
    if (request.method === "DELETE") {
      const found = await readAccount(env, "Rutter", path.replace("connections/", ""));
      if (found === null) return Response.json({ error_code: "NOT_FOUND" }, { status: 404 });
      await forgetAccount(env, found);
      return Response.json({ success: true });
    }
    const account = await accountOfToken(env, "Rutter", searchParams.get("access_token") ?? "");
    if (account === null) return Response.json({ error_code: "INVALID_ACCESS_TOKEN" }, { status: 401 });
    if (path === "connections/access_token")
      return Response.json(connectionOf(account, pageAt(await newPageLink(env, account))));
    return list(env, account, path.replace("accounting/", ""), searchParams);
  };
