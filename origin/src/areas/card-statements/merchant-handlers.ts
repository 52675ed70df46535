import { merchantsPageSize } from "@paygauge/api-types/entities/card-statements";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import { fileTypes } from "@paygauge/api-types/table-files/sheet-file";
import type { CallContext, Handlers } from "../../call-context.ts";
import { downloadHeaders } from "../../job/export-csv.ts";
import { bodyOf } from "../../job/pack/supplier-file.ts";
import { notFound } from "@paygauge/worker/refusal";
import { foundMerchants, merchantFile } from "../../statements/merchant-list.ts";
import { shownMerchant } from "../../statements/shown-merchant.ts";
import { merchantsOf, statementVersionsOf } from "../../statements/statement-versions.ts";
import { exportHeadingsOf } from "../../store/export-request.ts";
import { requireStatements } from "./statement-access.ts";

type OfVersion = Pick<CallContext<"statementMerchants">, "db" | "env" | "person" | "params">;

/** The merchants of a version of an issuer that the user may see. @throws Refusal 404 */
async function merchantsOfVersion({ db, env, person, params }: OfVersion) {
  const { id, name } = await requireStatements(db, person, params.id);
  const rows = await statementVersionsOf(db, id);
  const row = rows.find(({ versionNumber }) => versionNumber > 0 && String(versionNumber) === params.versionNumber);
  if (row === undefined) throw notFound("statementVersion");
  return { issuerName: name, version: row.versionNumber, merchants: await merchantsOf(env.FILES, row.r2Key) };
}

export const merchantHandlers = {
  statementMerchants: async (call) => {
    const { merchants } = await merchantsOfVersion(call);
    const { search = "", order = "count", page = "1" } = call.query;
    const found = foundMerchants(merchants.values(), search, order);
    const pageNumber = Number(page);
    const shown = found.slice((pageNumber - 1) * merchantsPageSize, pageNumber * merchantsPageSize).map(shownMerchant);
    return toPagedResult(shown, { pageNumber, pageSize: merchantsPageSize }, found.length, merchants.size);
  },

  exportStatementMerchants: async (call) => {
    const { merchants, issuerName, version } = await merchantsOfVersion(call);
    const { search = "", order = "count", format = "csv", language = "en", headings } = call.query;
    const file = merchantFile({
      merchants: foundMerchants(merchants.values(), search, order),
      format,
      language,
      headings: exportHeadingsOf(headings),
      name: "Merchants",
    });
    const fileName = `${issuerName} merchants paid by card, version ${version}.${format}`;
    return new Response(bodyOf(file), { headers: downloadHeaders(fileName, fileTypes[format]) });
  },
} satisfies Partial<Handlers>;
