import * as v from "valibot";
import { calls } from "@paygauge/api-types/endpoints";
import type { CreateListExportBody, ProductList } from "@paygauge/api-types/entities/exports";
import { pagedRequest } from "@paygauge/api-types/entities/paging";
import { limits } from "@paygauge/api-types/limits";
import { readFor, type Reader } from "../read-for.ts";

const page = v.object({ collection: v.array(v.looseObject({})), totalCount: v.number() });
export type ListPage = v.InferOutput<typeof page>;
export type AskedList = Pick<CreateListExportBody, "list" | "params" | "request" | "run">;

/** Rows of a page that the system reads: each page costs a look at the whole list, so they are larger than users'. */
export const pageRows = 1000;

/** What a list's rows say: nothing else can be exported of them. */
export function rowFields(list: ProductList): readonly string[] {
  return Object.keys(calls[list].answer.entries.collection.item.entries);
}

/** One page of a list as its own call answers it to this user. @throws Refusal as that call */
export async function listPage(
  reader: Reader,
  { list, params, request, run }: AskedList,
  pageNumber: number,
): Promise<ListPage> {
  const asked = v.parse(pagedRequest, { ...request, pageNumber, pageSize: limits.maxPageSize });
  const query = run === undefined ? {} : { query: { run } };
  return v.parse(page, await readFor(reader, list, { params, body: { ...asked, pageSize: pageRows }, ...query }));
}
