/** Merge's shapes (docs.merge.dev, accounting, read 2026-11), answered from made companies. */
import type { LinkedModel } from "@paygauge/api-types/entities/linked-accounts";
import { failed } from "./failing.ts";
import type { MadeRow } from "./company.ts";
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

const moment = (day: string): string | null => (day === "" ? null : `${day}T00:00:00Z`);
const orNull = (text: string): string | null => (text === "" ? null : text);
const base = (row: MadeRow) => ({
  id: row.id,
  remote_id: row.number,
  remote_was_deleted: row.isDeleted,
  modified_at: moment(row.date),
});
const money = (row: MadeRow) => ({ total_amount: row.amount, currency: row.currency });

const written: Readonly<Record<LinkedModel, readonly [path: string, write: (row: MadeRow) => object]>> = {
  vendors: [
    "contacts",
    (row) => ({
      ...base(row),
      name: row.name,
      is_supplier: true,
      tax_number: `GB${row.number.slice(1).padStart(9, "1")}`,
      email_address: `accounts@${row.number.toLowerCase()}.example`,
      addresses: [{ type: "BILLING", street_1: "1 High Street", city: "Leeds", zip_code: "LS1 1AA", country: "GB" }],
    }),
  ],
  paymentTerms: [
    "payment-terms",
    (row) => ({ ...base(row), name: row.name, is_active: true, days_until_due: row.days }),
  ],
  bills: [
    "invoices",
    (row) => ({
      ...base(row),
      ...money(row),
      type: "ACCOUNTS_PAYABLE",
      contact: orNull(row.vendorId),
      number: row.number,
      issue_date: moment(row.date),
      due_date: moment(row.dueDate),
      paid_on_date: moment(row.paidDate),
      memo: row.purpose,
      payment_term: orNull(row.termsId),
      status: row.status,
      purchase_orders: row.orderIds,
    }),
  ],
  billPayments: [
    "payments",
    (row) => ({
      ...base(row),
      ...money(row),
      type: "ACCOUNTS_PAYABLE",
      contact: orNull(row.vendorId),
      transaction_date: moment(row.date),
      payment_method: row.method,
    }),
  ],
  expenses: [
    "expenses",
    (row) => ({
      ...base(row),
      ...money(row),
      contact: orNull(row.vendorId),
      transaction_date: moment(row.date),
      memo: row.purpose,
      payment_method: row.method,
    }),
  ],
  vendorCredits: [
    "vendor-credits",
    (row) => ({
      ...base(row),
      ...money(row),
      vendor: orNull(row.vendorId),
      number: row.number,
      transaction_date: moment(row.date),
    }),
  ],
  purchaseOrders: [
    "purchase-orders",
    (row) => ({
      ...base(row),
      ...money(row),
      vendor: orNull(row.vendorId),
      purchase_order_number: row.number,
      issue_date: moment(row.date),
      status: row.status,
    }),
  ],
};

const accountAnswer = (account: StandInAccount) => ({
  id: account.id,
  category: "accounting",
  status: account.status,
  status_detail: account.detail,
  end_user_origin_id: account.id,
  end_user_organization_name: account.organisation,
  integration: companyOf(account)?.integration ?? "",
});

const refusal = (detail: string, status: number): Response => Response.json({ detail }, { status });

async function createLink(env: StandInEnv, request: Request): Promise<Response> {
  const body: { end_user_origin_id?: string; end_user_organization_name?: string } = await request.json();
  const { end_user_origin_id: id = "", end_user_organization_name: organisation = "" } = body;
  const account = (await readAccount(env, "Merge", id)) ?? newAccount("Merge", id, organisation);
  await storeAccount(env, account);
  return Response.json({
    link_token: account.secret,
    integration_name: "",
    magic_link_url: pageAddressOf(request, account),
  });
}

async function list(
  env: StandInEnv,
  account: StandInAccount,
  model: LinkedModel,
  params: URLSearchParams,
): Promise<Response> {
  const company = companyOf(account);
  if (company === null || account.status !== "COMPLETE") return refusal("Relink needed.", 401);
  const failing = failed(account);
  if (failing !== null) return failing;
  const [cursor, since] = [params.get("cursor") ?? "", params.get("modified_after") ?? ""];
  const page = rowsPage(account, company, { model, cursor, size: Number(params.get("page_size") ?? 30), since });
  if (page.isExpired) {
    // Once: the list is then read from its start.
    await storeAccount(env, { ...account, faults: { ...account.faults, cursors: "" } });
    return Response.json({ cursor: ["Invalid cursor."] }, { status: 400 });
  }
  const results = page.rows.map(written[model][1]);
  return Response.json({ next: page.next, previous: null, results });
}

async function linkedAccounts(env: StandInEnv, id: string): Promise<Response> {
  const found = await readAccount(env, "Merge", id);
  return Response.json({ next: null, previous: null, results: found === null ? [] : [accountAnswer(found)] });
}

/** Answers in Merge's place. */
export async function answerAsMerge(env: StandInEnv, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/^\/merge\/api\//, "");
  if (path === "integrations/create-link-token") return createLink(env, request);
  if (path === "accounting/v1/linked-accounts")
    return linkedAccounts(env, searchParams.get("end_user_origin_id") ?? "");
  const account = await accountOfToken(env, "Merge", request.headers.get("x-account-token") ?? "");
  if (account === null || account.company === null) return refusal("Invalid account token.", 401);
  if (path === "accounting/v1/account-details") return Response.json(accountAnswer(account));
  if (path === "accounting/v1/delete-account") {
    await forgetAccount(env, account);
    return new Response(null, { status: 200 });
  }
  const name = path.replace("accounting/v1/", "");
  const model = (Object.keys(written) as LinkedModel[]).find((each) => written[each][0] === name);
  return model === undefined ? refusal("Not found.", 404) : list(env, account, model, searchParams);
}
