import * as v from "valibot";
import type { CreateListExportBody } from "@paygauge/api-types/entities/exports";
import { limits } from "@paygauge/api-types/limits";
import { readFor, type Reader } from "../read-for.ts";

const page = v.object({ collection: v.array(v.looseObject({})), totalCount: v.number() });
export type ListPage = v.InferOutput<typeof page>;
export type AskedList = Pick<CreateListExportBody, "list" | "params" | "request">;

/** One page of a list as its own call answers it to this person. @throws Refusal as that call */
export async function listPage(
  reader: Reader,
  { list, params, request }: AskedList,
  pageNumber: number,
): Promise<ListPage> {
  const body = { ...request, pageNumber, pageSize: limits.pageSizeMost };
  return v.parse(page, await readFor(reader, list, { params, body }));
}
